import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { messages } from '../../../../src/shared/i18n/en-US/messages';
import { account } from '../../../../src/shared/i18n/en-US/account';
import { RegisterScreen } from '../../../../src/client/features/account/RegisterScreen';
import { readMailedTo } from '../../../../src/client/ui/text/mailedTo';
import { answerCalls } from '../../../support/answerCalls';
import { refuses, succeeds } from '../../../support/answers';
import { renderScreen } from '../../../support/renderScreen';

const REGISTER = '/v2/api/user/register';
const { sent, answer } = answerCalls();
const registers = () => succeeds({ email: 'nina@example.com' });

function open(at = '/register') {
  const shown = renderScreen(<RegisterScreen />, { at });
  const { user } = shown;
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const fill = async () => {
    await type('First name', 'Nina');
    await type('Last name', 'Nuevo');
    await type('Email', 'nina@example.com');
    await type('Password', 'Sturdy-Pass7');
    await type('Confirm password', 'Sturdy-Pass7');
    await user.click(screen.getByRole('radio', { name: 'Interpreter' }));
  };
  const submit = () => user.click(screen.getByRole('button', { name: 'Register' }));
  return { ...shown, type, fill, submit };
}

test('who fills in the form is led to the code, with the address and never in the URL', async () => {
  answer(REGISTER, registers);
  const { fill, user, location } = open();
  await fill();
  await user.type(screen.getByLabelText('Confirm password'), '{Enter}');
  await waitFor(() => expect(location()?.pathname).toBe('/verify'));
  expect(location()).toMatchObject({ search: '', state: { isMailed: true } });
  expect(readMailedTo(location()?.state).email).toBe('nina@example.com');
  expect(JSON.stringify(location())).not.toContain('nina@example.com');
  expect(sent).toEqual([
    {
      first_name: 'Nina',
      last_name: 'Nuevo',
      email: 'nina@example.com',
      password: 'Sturdy-Pass7',
      group_id: 200,
      tier: 'starter',
      time_zone: 'UTC',
    },
  ]);
});

test('who comes as an interpreter finds that chosen, and may choose otherwise', async () => {
  const { user } = open('/register?as=interpreter');
  expect(screen.getByRole('radio', { name: 'Interpreter' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Client' }));
  expect(screen.getByRole('radio', { name: 'Interpreter' })).not.toBeChecked();
});

test('who asks for a time finds themselves a client, and the mail is told of it', async () => {
  answer(REGISTER, registers);
  const { type, submit } = open(
    '/register?ask=elena-m-2k2m9pqg&from=Spanish&to=German&start=2031-03-04T09:00:00Z',
  );
  expect(screen.getByRole('radio', { name: 'Client' })).toBeChecked();
  await type('First name', 'Nina');
  await type('Last name', 'Nuevo');
  await type('Email', 'nina@example.com');
  await type('Password', 'Sturdy-Pass7');
  await type('Confirm password', 'Sturdy-Pass7');
  await submit();
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        group_id: 100,
        asked: {
          slug: 'interpreter-2k2m9pqg',
          from: 'Spanish',
          to: 'German',
          start: '2031-03-04T09:00:00.000Z',
        },
      },
    ]),
  );
});

test('a tier from the landing page is told and sent', async () => {
  answer(REGISTER, registers);
  const { fill, submit } = open('/register?tier=enterprise');
  expect(screen.getByText(/You chose Enterprise/)).toBeVisible();
  await fill();
  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ tier: 'enterprise' }]));
});

test('an empty form is said beside every field and in a summary that takes the focus; nothing is sent', async () => {
  const { submit, user } = open('/register?tier=nonsense');
  await submit();
  const summary = screen.getByRole('alert');
  expect(summary.parentElement).toHaveFocus();
  expect(summary).toHaveTextContent('Please check these fields');
  await waitFor(() =>
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('First name is required.'),
  );
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^\*New Password Cannot Be Empty\./);
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
    '*Confirm Password Cannot Be Empty.',
  );
  expect(screen.getByRole('radiogroup', { name: 'I am a' })).toHaveAccessibleDescription(
    'Please choose whether you are a client or an interpreter.',
  );
  await user.click(screen.getByRole('link', { name: 'Last name is required.' }));
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('in Japanese the summary names the family name first, as the form does', async () => {
  renderScreen(<RegisterScreen />, { language: 'ja-JP', at: '/register' });
  fireEvent.submit(screen.getByRole('form'));
  const lines = within(await screen.findByRole('alert')).getAllByRole('link');
  const fields = screen.getAllByRole('textbox').map(({ id }) => `#${id}`);
  expect(lines.slice(0, 2).map((line) => line.getAttribute('href'))).toEqual(fields.slice(0, 2));
});

test('all that a password must be is said before one is typed, well-known ones included', () => {
  open();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'At least 8 characters, with a lowercase letter, an uppercase letter and a number, and no spaces. Well-known passwords such as Abcdefg1 are refused.',
  );
});

test.each([
  ['has space1A', '*Password must not contain Whitespaces'],
  ['ABCDEFG1', '*Password must have at least one Lowercase Character'],
  ['abcdefg1', '*Password must have at least one Uppercase Character'],
  ['Abcdefgh', '*Password must have at least one Number'],
  ['Abcdef1', '*Password must be minimum 8 characters long'],
])('the password "%s" is refused: %s', async (password, words) => {
  const { submit, type } = open();
  await type('Password', password);
  await type('Confirm password', 'other');
  await submit();
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(words)),
  );
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
    "*New Password didn't match.",
  );
});

test('what only the server knows of a field is said beside it, until the field changes', async () => {
  const words = messages.issues.password_common;
  answer(REGISTER, () =>
    HttpResponse.json(
      {
        result: false,
        message: 'Some details are missing.',
        code: 'INVALID',
        data: null,
        errors: [{ path: 'password', code: 'password_common', message: words }],
      },
      { status: 400 },
    ),
  );
  const { fill, submit, type } = open();
  await fill();
  await submit();
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(words)));
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  await type('Password', 'x');
  await waitFor(() => expect(password).not.toHaveAccessibleDescription(expect.stringContaining(words)));
});

test.each([
  ['a network that is away', () => HttpResponse.error(), /could not reach Dragoman/],
  [
    'too many tries, with the wait',
    () => {
      const refusal = refuses('TOO_MANY_REQUESTS', 'Too many attempts.');
      refusal.headers.set('retry-after', '300');
      return refusal;
    },
    'Too many attempts. You can try again in 5 minutes.',
  ],
])('%s is said and loses nothing', async (_what, failing, words) => {
  answer(REGISTER, failing);
  const { fill, submit, location } = open();
  await fill();
  await submit();
  expect((await screen.findByText(words)).closest('[tabindex]')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toHaveValue('Nina');
  answer(REGISTER, registers);
  await submit();
  await waitFor(() => expect(location()?.pathname).toBe('/verify'));
});

test('a second press while the first is under way sends nothing', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  answer(REGISTER, () => held.then(registers));
  const { fill, submit, location } = open();
  await fill();
  await submit();
  expect(screen.getByRole('button', { name: 'Register' })).toHaveAttribute('aria-disabled', 'true');
  await submit();
  release();
  await waitFor(() => expect(location()?.pathname).toBe('/verify'));
  expect(sent).toHaveLength(1);
});

test('the fields tell a password manager what they are, and passwords can be shown', async () => {
  const { user } = open();
  const tokens = ['First name', 'Last name', 'Email', 'Password', 'Confirm password'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['given-name', 'family-name', 'email', 'new-password', 'new-password']);
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'password');
});

test('the browser and the server say the password rules in the same words', () => {
  const { issues } = messages;
  expect(account.passwordRules).toEqual({
    empty: issues.password_empty,
    whitespace: issues.password_whitespace,
    lowercase: issues.password_lowercase,
    uppercase: issues.password_uppercase,
    digit: issues.password_digit,
    tooShort: issues.password_too_short,
    tooLong: issues.password_too_long,
  });
});

test('a reload finds everything again that is no secret', async () => {
  const { fill, unmount } = open();
  await fill();
  unmount();
  open();
  expect(screen.getByLabelText('First name')).toHaveValue('Nina');
  expect(screen.getByLabelText('Last name')).toHaveValue('Nuevo');
  expect(screen.getByLabelText('Email')).toHaveValue('nina@example.com');
  expect(screen.getByRole('radio', { name: 'Interpreter' })).toBeChecked();
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify([window.history.state, { ...sessionStorage }])).not.toContain('Sturdy-Pass7');
});

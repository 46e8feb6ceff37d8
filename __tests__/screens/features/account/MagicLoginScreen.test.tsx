import { screen, waitFor } from '@testing-library/react';
import { MagicLoginScreen } from '../../../../src/client/features/account/MagicLoginScreen';
import { keepMailedTo } from '../../../../src/client/ui/text/mailedTo';
import { answerCalls } from '../../../support/answerCalls';
import { refuses, succeeds } from '../../../support/answers';
import { codeGroup, codeTyped, firstCodeBox } from '../../../support/codeBoxes';
import { renderScreen } from '../../../support/renderScreen';
import { clientPerson as ada } from '../../../support/people';
import { sentence } from '../../../support/sentence';

const REQUEST = '/v2/api/user/request_magic_code';
const CODE = '/v2/api/user/verify_magic_code';
const LINK = '/v2/api/user/magic_token';
const { sent, answer } = answerCalls();
const open = (at: NonNullable<Parameters<typeof renderScreen>[1]>['at'] = '/magic-login') =>
  renderScreen(<MagicLoginScreen />, { at });
const press = (name: string) => screen.getByRole('button', { name });

test('an address is asked for, then the code that was mailed, which signs in', async () => {
  answer(REQUEST, () => succeeds(null));
  answer(CODE, () => succeeds({ token: 'fresh', user: ada }));
  const { user, store, location } = open();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeVisible();
  expect(location()).toMatchObject({ pathname: '/magic-login', search: '' });
  expect(screen.getByText(sentence(/If ada@example.com has an account/))).toBeVisible();
  await user.type(firstCodeBox(), '123 456{Enter}');
  await waitFor(() => expect(store.getState().auth.token).toBe('fresh'));
  expect(sent).toEqual([{ email: 'ada@example.com' }, { email: 'ada@example.com', code: '123456' }]);
});

test('a wrong code is said and can be typed again', async () => {
  answer(CODE, () => refuses('WRONG_CODE', 'This code is wrong.'));
  const { user } = open({
    pathname: '/magic-login',
    state: keepMailedTo({ email: 'ada@example.com', mailedAt: 0 }),
  });
  await user.type(firstCodeBox(), '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
  expect(codeTyped()).toBe('000000');
});

test('neither a missing address nor a code of five digits is sent', async () => {
  const { user, unmount } = open();
  await user.click(press('Mail me a code'));
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.'),
  );
  unmount();
  const again = open({
    pathname: '/magic-login',
    state: keepMailedTo({ email: 'ada@example.com', mailedAt: 0 }),
  });
  await again.user.type(firstCodeBox(), '12345{Enter}');
  await waitFor(() => expect(codeGroup()).toHaveAccessibleDescription(/Enter the six digits/));
  expect(sent).toEqual([]);
});

test('a link’s page does nothing by itself, and its token has left the address', async () => {
  const { location } = open('/magic-login?token=secret-token');
  await waitFor(() => expect(location()?.search).toBe(''));
  expect(press('Sign in')).toBeVisible();
  expect(sent).toEqual([]);
});

test('its one button signs in with the token', async () => {
  answer(LINK, () => succeeds({ token: 'fresh', user: ada }));
  const { user, store } = open('/magic-login?token=secret-token');
  await user.click(press('Sign in'));
  await waitFor(() => expect(store.getState().auth.token).toBe('fresh'));
  expect(sent).toEqual([{ token: 'secret-token' }]);
});

test('a link that was used already says so and offers another mail', async () => {
  answer(LINK, () => refuses('WRONG_LINK', 'This link was used already.'));
  const { user } = open('/magic-login?token=secret-token');
  await user.click(press('Sign in'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already.');
  await user.click(screen.getByRole('link', { name: 'Mail me a new code' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

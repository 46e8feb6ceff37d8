import { act, screen, waitFor } from '@testing-library/react';
import { VerifyScreen } from '../../../../src/client/features/account/VerifyScreen';
import { keepMailedTo, type MailedTo } from '../../../../src/client/ui/text/mailedTo';
import { answerCalls } from '../../../support/answerCalls';
import { refuses, succeeds } from '../../../support/answers';
import { codeBoxes, codeGroup, codeTyped, firstCodeBox } from '../../../support/codeBoxes';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { sentence } from '../../../support/sentence';

const VERIFY = '/v2/api/user/verify_code';
const RESEND = '/v2/api/user/regenerate_code';
const { sent, answer } = answerCalls();
const EMAIL = 'nina@example.com';

const open = (mailed: Partial<MailedTo> | null = {}) => {
  const state = mailed && keepMailedTo({ email: EMAIL, mailedAt: 0, ...mailed });
  const shown = renderScreen(<VerifyScreen />, { at: { pathname: '/verify', state } });
  return { ...shown, code: firstCodeBox() };
};
const resendButton = () => screen.getByRole('button', { name: 'Resend code' });

test('the right code signs in; spaces do not matter and Enter submits', async () => {
  answer(VERIFY, () => succeeds({ token: 'fresh', user: clientPerson }));
  const { user, code, store } = open();
  expect(screen.getByText(sentence(/mailed to nina@example\.com/))).toBeVisible();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code, '123 456{Enter}');
  await waitFor(() => expect(store.getState().auth).toMatchObject({ token: 'fresh', status: 'signedIn' }));
  expect(sent).toMatchObject([{ email: EMAIL }]);
});

test('a wrong code is said in the server’s words, and another can be typed', async () => {
  answer(VERIFY, () => refuses('WRONG_CODE', 'This code is wrong or has expired.'));
  const { user, code, store } = open();
  await user.type(code, '654321{Enter}');
  const refusal = await screen.findByText('This code is wrong or has expired.');
  expect(refusal.closest('[tabindex]')).toHaveFocus();
  expect(store.getState().auth.status).toBe('signedOut');
  answer(VERIFY, () => succeeds({ token: 'fresh', user: clientPerson }));
  await user.keyboard('{Backspace}'.repeat(12));
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(store.getState().auth.status).toBe('signedIn'));
});

test('a code that is pasted as it stands in the mail fills all boxes', async () => {
  const { user, code } = open();
  await user.click(code);
  await user.paste(' 123 456 ');
  expect(codeTyped()).toBe('123456');
});

test('a box that is emptied to mend it leaves the others as they are', async () => {
  const { user, code } = open();
  await user.type(code, '123456');
  const third = codeBoxes()[2] as HTMLInputElement;
  await user.clear(third);
  expect(codeBoxes().map(({ value }) => value)).toEqual(['1', '2', '', '4', '5', '6']);
  await user.type(third, '9');
  expect(codeTyped()).toBe('129456');
});

test.each([
  ['{Enter}', 'Code is required.'],
  ['12a{Enter}', 'Enter the six digits from the mail.'],
])('"%s" is not sent: %s', async (typed, words) => {
  const { user, code } = open();
  await user.type(code, typed);
  await waitFor(() => expect(codeGroup()).toHaveAccessibleDescription(expect.stringContaining(words)));
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(sent).toEqual([]);
});

test('who comes without an address is asked for it', async () => {
  answer(VERIFY, () => succeeds({ token: 'fresh', user: clientPerson }));
  const { user, code, store } = open(null);
  await user.type(code, '123456{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.'),
  );
  expect(resendButton()).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText('Email'), `${EMAIL}{Enter}`);
  await waitFor(() => expect(store.getState().auth.status).toBe('signedIn'));
});

describe('another code', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] }),
  );
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

  test('comes once a minute, and the wait is counted down', async () => {
    answer(RESEND, () => succeeds(null));
    const { user } = open({ mailedAt: Date.now() });
    expect(screen.getByText('Again in 60 seconds')).toBeVisible();
    await user.click(resendButton());
    expect(sent).toEqual([]);
    await pass(59_000);
    expect(screen.getByText('Again in 1 second')).toBeVisible();
    await pass(2_000);
    expect(resendButton()).toHaveAttribute('aria-disabled', 'false');
    await user.click(resendButton());
    expect(await screen.findByText(/A new code is on its way/)).toHaveAttribute('role', 'status');
    expect(sent).toEqual([{ email: EMAIL }]);
    expect(resendButton()).toHaveAttribute('aria-disabled', 'true');
  });

  test('that the server refuses for now tells the server’s wait', async () => {
    answer(RESEND, () => {
      const refusal = refuses('TOO_MANY_REQUESTS', 'Too many attempts.');
      refusal.headers.set('retry-after', '42');
      return refusal;
    });
    const { user } = open();
    await user.click(resendButton());
    expect(await screen.findByText('Too many attempts. You can try again in 42 seconds.')).toBeVisible();
    expect(screen.getByText('Again in 42 seconds')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { PasswordResetScreen } from '../../../../src/client/features/account/PasswordResetScreen';
import { answerCalls } from '../../../support/answerCalls';
import { refuses, succeeds } from '../../../support/answers';
import { renderScreen } from '../../../support/renderScreen';

const RESET = '/v2/api/user/reset_password';
const CHANGE = '/v2/api/user/update_default_password';
const { sent, answer } = answerCalls();
const EMAIL = 'nina@example.com';
const open = (at: string, email: string | null = null) =>
  renderScreen(<PasswordResetScreen email={email} />, { at });
const askButton = () => screen.getByRole('button', { name: 'Email password reset link' });
/** Outside the form, which says the same for longer. */
const toastSaying = (words: string) =>
  screen.queryAllByText(words).find((each) => !screen.getByRole('form').contains(each)) ?? null;
const inToast = (words: string) =>
  waitFor(() => {
    const toast = toastSaying(words);
    expect(toast).toBeVisible();
    return toast;
  });
const changeButton = () => screen.getByRole('button', { name: 'Change Password' });

test('the temporary password is asked for, typed, and the sign-in form comes by itself', async () => {
  answer(RESET, () => succeeds(null));
  answer(CHANGE, () =>
    HttpResponse.json({ result: true, message: 'Your password has been changed.', data: null }),
  );
  const { user, location } = open('/change-password');
  expect(location()?.pathname).toBe('/forgot-password');
  await user.click(askButton());
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.'),
  );
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Email'), `${EMAIL}{Enter}`);
  await user.type(await screen.findByLabelText('Current password'), 'temporary');
  expect(location()).toMatchObject({ pathname: '/change-password', search: '' });
  expect(JSON.stringify(location())).not.toContain(EMAIL);
  await user.type(screen.getByLabelText('New password'), 'Brand-new1');
  await user.type(screen.getByLabelText('Confirm new password'), 'Brand-new1{Enter}');
  expect(changeButton()).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(sent).toEqual([
    { email: EMAIL },
    { email: EMAIL, current_password: 'temporary', new_password: 'Brand-new1' },
  ]);
  await waitFor(() => expect(location()?.pathname).toBe('/login'));
});

test('all that a new password must be is said before one is typed, well-known ones included', async () => {
  answer(RESET, () => succeeds(null));
  const { user } = open('/forgot-password');
  await user.type(screen.getByLabelText('Email'), `${EMAIL}{Enter}`);
  expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription(
    /^At least 8 characters.* Well-known passwords such as Abcdefg1 are refused\.$/,
  );
});

test('a reload of the change form, or the way back to it, needs no second mail', async () => {
  answer(RESET, () => succeeds(null));
  const { user, location, unmount } = open('/forgot-password');
  await user.type(screen.getByLabelText('Email'), `${EMAIL}{Enter}`);
  await screen.findByLabelText('Current password');
  const { pathname = '', state } = location() ?? {};
  unmount();
  answer(CHANGE, () => HttpResponse.json({ result: true, message: 'Done.', data: null }));
  const again = renderScreen(<PasswordResetScreen email={null} />, {
    at: { pathname, state: state as unknown },
  });
  await again.user.type(screen.getByLabelText('Current password'), 'temporary');
  await again.user.type(screen.getByLabelText('New password'), 'Brand-new1');
  await again.user.type(screen.getByLabelText('Confirm new password'), 'Brand-new1{Enter}');
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(sent).toContainEqual({ email: EMAIL, current_password: 'temporary', new_password: 'Brand-new1' });
  again.unmount();
  renderScreen(<PasswordResetScreen email={null} />, { at: { pathname, state: state as unknown } });
  expect(screen.getByRole('button', { name: 'Email password reset link' })).toBeVisible();
});

test.each([
  [() => refuses('NOT_REGISTERED', 'server words'), 'Your email is not registered with us.'],
  [() => HttpResponse.error(), 'Your email is not registered with us or some error occurred.'],
])('a refused address is a toast in the specification’s words', async (failing, words) => {
  answer(RESET, failing);
  const { user } = open('/forgot-password');
  await user.type(screen.getByLabelText('Email'), `${EMAIL}{Enter}`);
  expect(await inToast(words)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  await waitFor(() => expect(toastSaying(words)).toBeNull(), { timeout: 5000 });
  expect(within(screen.getByRole('form')).getAllByText(new RegExp(words))[0]).toBeVisible();
});

test('what is missing is said in the specification’s words, and a refusal in the server’s', async () => {
  const { user } = open('/change-password', EMAIL);
  await user.click(changeButton());
  const described = (label: string, words: string) =>
    waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(words)),
    );
  await described('Current password', '*Current Password Is Reqired.');
  await described('New password', '*New Password Cannot Be Empty.');
  await described('Confirm new password', '*Confirm Password Cannot Be Empty.');
  expect(sent).toEqual([]);
  answer(CHANGE, () => refuses('WRONG_CURRENT_PASSWORD', 'The current password is not right.'));
  await user.type(screen.getByLabelText('Current password'), 'wrong');
  await user.type(screen.getByLabelText('New password'), 'Brand-new1');
  await user.type(screen.getByLabelText('Confirm new password'), 'Brand-new1{Enter}');
  const words = 'The current password is not right.';
  expect(await inToast(words)).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveValue('wrong');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(toastSaying(words)).toBeNull());
  await described('Current password', words);
});

test('a refusal without a field of its own stays in the form after its toast has gone', async () => {
  const { user } = open('/change-password', EMAIL);
  const words = 'Too many attempts. Please wait a little and try again.';
  answer(CHANGE, () => refuses('TOO_MANY_REQUESTS', words));
  await user.type(screen.getByLabelText('Current password'), 'Old-enough1');
  await user.type(screen.getByLabelText('New password'), 'Brand-new1');
  await user.type(screen.getByLabelText('Confirm new password'), 'Brand-new1{Enter}');
  expect(await inToast(words)).toBeVisible();
  await waitFor(() => expect(toastSaying(words)).toBeNull(), { timeout: 5000 });
  expect(within(screen.getByRole('form')).getByRole('alert')).toHaveTextContent(words);
  expect(changeButton()).toHaveAttribute('aria-disabled', 'false');
});

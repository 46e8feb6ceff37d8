import { screen, waitFor } from '@testing-library/react';
import { RegisterScreen } from '../../../../src/client/features/account/RegisterScreen';
import { messages } from '../../../../src/shared/i18n/en-US/messages';
import { answerCalls } from '../../../support/answerCalls';
import { refuses, succeeds } from '../../../support/answers';
import { renderScreen } from '../../../support/renderScreen';
import { sentence } from '../../../support/sentence';

const OFFER = {
  institute: 'Harbour',
  business: null,
  email: 'nina@example.com',
  group_id: 200,
  role: null,
  role_modules: null,
  has_account: false,
  expires_at: '2026-01-12T09:00:00.000Z',
};
const { sent, answer } = answerCalls();

test('an invitation says who invites, goes along with the registration, and leaves the address bar', async () => {
  answer('/v2/api/invitation/get', () => succeeds(OFFER));
  answer('/v2/api/user/register', () => succeeds({ email: 'nina@example.com' }));
  const { user, location } = renderScreen(<RegisterScreen />, { at: '/register?invitation=secret' });
  expect(
    await screen.findByText(sentence(/Harbour invites you. Register with nina@example.com/)),
  ).toBeVisible();
  expect(location()?.search).toBe('');
  expect(JSON.stringify(location())).not.toContain('secret');
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  await type('First name', 'Nina');
  await type('Last name', 'Nuevo');
  await type('Email', 'nina@example.com');
  await type('Password', 'Sturdy-Pass7');
  await type('Confirm password', 'Sturdy-Pass7');
  await user.click(screen.getByRole('radio', { name: 'Interpreter' }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(location()?.pathname).toBe('/verify'));
  expect(sent.at(-1)).toMatchObject({ email: 'nina@example.com', invitation: 'secret' });
});

test('one that works no longer says so, and who has an account is led to sign in and back', async () => {
  answer('/v2/api/invitation/get', () => refuses('WRONG_INVITATION', messages.errors.WRONG_INVITATION));
  renderScreen(<RegisterScreen />, { at: '/register?invitation=old' });
  expect(await screen.findByText(messages.errors.WRONG_INVITATION)).toBeVisible();

  answer('/v2/api/invitation/get', () => succeeds({ ...OFFER, has_account: true }));
  const { user, location } = renderScreen(<RegisterScreen />, { at: '/register?invitation=good' });
  await user.click(await screen.findByRole('link', { name: 'Sign in and join' }));
  expect(location()).toMatchObject({ pathname: '/login', state: { from: '/invitation' } });
  expect(JSON.stringify(location())).not.toContain('good');
});

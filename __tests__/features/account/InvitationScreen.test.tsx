import { screen, waitFor } from '@testing-library/react';
import { InvitationScreen } from '../../../src/features/account/InvitationScreen';
import { RegisterScreen } from '../../../src/features/account/RegisterScreen';
import { answerCalls } from '../../support/answerCalls';
import { refuses, succeeds } from '../../support/answers';
import { interpreterPerson } from '../../support/people';
import { renderScreen } from '../../support/renderScreen';

const GET = '/v2/api/invitation/get';
const ACCEPT = '/v2/api/invitation/accept';
const REGISTER = '/v2/api/user/register';
const { sent, answer } = answerCalls();
const offer = {
  institute: 'Northern Institute',
  business: 'Court desk',
  email: 'ines@example.com',
  group_id: 200,
  role: 'Coordinator',
  has_account: false,
  expires_at: '2030-01-01T00:00:00.000Z',
};

test('who was invited sees to what, and registers with the address that it was mailed to', async () => {
  answer(GET, () => succeeds(offer));
  answer(REGISTER, () => succeeds({ email: offer.email }));
  const { user, location } = renderScreen(<RegisterScreen />, { at: '/register?invitation=key-1' });
  expect(await screen.findByText('Northern Institute invites you')).toBeVisible();
  expect(screen.getByText(/as an interpreter. Business: Court desk. Role: Coordinator./)).toBeVisible();
  expect(location()?.search).toBe('');
  expect(screen.getByLabelText('Email')).toHaveValue('ines@example.com');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(screen.getByLabelText('First name'), 'Ines');
  await user.type(screen.getByLabelText('Last name'), 'Invited');
  await user.type(screen.getByLabelText('Password'), 'Sturdy-Pass7');
  await user.type(screen.getByLabelText('Confirm password'), 'Sturdy-Pass7{Enter}');
  await waitFor(() => expect(location()?.pathname).toBe('/verify'));
  expect(sent[1]).toMatchObject({ email: 'ines@example.com', group_id: 200, invitation: 'key-1' });
});

test('who has an account is led to sign in and accept', async () => {
  answer(GET, () => succeeds({ ...offer, has_account: true }));
  const { user, location } = renderScreen(<RegisterScreen />, { at: '/register?invitation=key-1' });
  await user.click(await screen.findByRole('link', { name: 'Sign in and accept' }));
  expect(location()).toMatchObject({
    pathname: '/login',
    search: '',
    state: { from: '/invitation?invitation=key-1' },
  });
});

test('an invitation that is over says so and lets one register without', async () => {
  answer(GET, () => refuses('WRONG_INVITATION', 'This invitation was used already.'));
  const { user } = renderScreen(<RegisterScreen />, { at: '/register?invitation=key-1' });
  expect(await screen.findByText('This invitation was used already.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Register without an invitation' }));
  expect(screen.getByRole('radio', { name: 'Client' })).toBeVisible();
});

test('who is signed in accepts with one press', async () => {
  answer(GET, () => succeeds({ ...offer, has_account: true }));
  answer(ACCEPT, () => succeeds({ institute: 'Northern Institute', business: null, roles: ['interpreter'] }));
  const { user } = renderScreen(<InvitationScreen />, {
    at: '/invitation?invitation=key-1',
    person: interpreterPerson,
  });
  expect(await screen.findByText(/You are signed in as interpreter@dragoman.example/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
  expect(await screen.findByText('You belong to Northern Institute now.')).toBeVisible();
  expect(sent).toEqual([{ token: 'key-1' }, { token: 'key-1' }]);
});

test('who is signed out is led to the registration with the key', async () => {
  const { location } = renderScreen(<InvitationScreen />, { at: '/invitation?invitation=key-1' });
  await waitFor(() => expect(location()?.pathname).toBe('/register'));
  expect(location()?.search).toBe('?invitation=key-1');
});

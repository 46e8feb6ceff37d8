import { screen, waitFor } from '@testing-library/react';
import type { InvitationOffer } from '../../../../src/shared/contract/account/invitations';
import { MODULES } from '../../../../src/shared/domain/people/modules';
import { refuses, succeeds } from '../../../support/answers';
import { areaServer } from '../../../support/areaServer';
import { call } from '../../../support/instituteAnswers';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderArea } from '../../../support/renderArea';
import { sentence } from '../../../support/sentence';

const server = areaServer();
const LOOK = '/v2/api/invitation/get';
const OWN = '/v2/api/account/institute';
const TAKE = '/v2/api/invitation/accept';
const TOKEN = 'token-of-a-mail';

const offer: InvitationOffer = {
  institute: 'Casa Babel',
  business: 'Court desk',
  email: clientPerson.email,
  group_id: 100,
  role: 'coordinator',
  role_modules: [...MODULES],
  has_account: true,
  expires_at: '2030-01-05T12:00:00.000Z',
};
const AT = `/register?invitation=${TOKEN}`;

test('who is signed in joins with the account that they have; the token leaves the address', async () => {
  const sent: unknown[] = [];
  const promoted = { ...clientPerson, roles: ['coordinator'] };
  server.answers(
    call(LOOK, (body) => (sent.push(body), succeeds(offer))),
    call(TAKE, (body) => {
      sent.push(body);
      return succeeds({ institute: 'Casa Babel', business: 'Court desk', roles: ['coordinator'] });
    }),
    call('/user/who_am_i', () => succeeds({ result: true, user: promoted })),
  );
  const { user, location, store } = renderArea(AT, { person: clientPerson });
  expect(await screen.findByRole('heading', { name: 'Casa Babel invites you' })).toBeInTheDocument();
  await waitFor(() => expect(location()).toMatchObject({ pathname: '/invitation', search: '' }));
  expect(JSON.stringify(location())).not.toContain(TOKEN);
  expect(screen.getByText('You join the business Court desk.')).toBeInTheDocument();
  expect(screen.getByText('You get the role Coordinator.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Join Casa Babel' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Casa Babel' })).toHaveFocus();
  expect(sent).toEqual([{ token: TOKEN }, { token: TOKEN }]);
  expect(store.getState().auth.user?.roles).toEqual(['coordinator']);
  expect(screen.getByRole('link', { name: 'To your dashboard' })).toHaveAttribute(
    'href',
    '/client/dashboard',
  );
});

test('it is said before joining which institute one leaves and what the role leaves out', async () => {
  const bare = { ...offer, role: 'Zero', role_modules: ['messages' as const] };
  server.answers(
    call(LOOK, () => succeeds({ ...bare, email: interpreterPerson.email })),
    call(OWN, () => succeeds({ institute: { id: interpreterPerson.id, name: 'Harbour' } })),
  );
  renderArea(AT, { person: interpreterPerson });
  expect(await screen.findByText(/By joining you leave Harbour/)).toBeVisible();
  expect(
    screen.getByText(
      'The role leaves out: Bookings, Availability, Profile, Language quiz, and Résumé import.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/clients do not find you and cannot ask you/);
  expect(screen.getByRole('button', { name: 'Join Casa Babel' })).toBeVisible();
});

test('a client reads that they can request no session then', async () => {
  server.answers(call(LOOK, () => succeeds({ ...offer, role: 'Zero', role_modules: [] })));
  renderArea(AT, { person: clientPerson });
  expect(await screen.findByRole('note')).toHaveTextContent('Without Bookings you can request no session.');
  expect(screen.queryByText(/By joining you leave/)).not.toBeInTheDocument();
});

test('a role that leaves out nothing says nothing of the kind', async () => {
  server.answers(call(LOOK, () => succeeds(offer)));
  renderArea(AT, { person: clientPerson });
  expect(await screen.findByRole('button', { name: 'Join Casa Babel' })).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(screen.queryByText(/leaves out/)).not.toBeInTheDocument();
});

test('nobody can join before it is known what they leave', async () => {
  server.answers(
    call(LOOK, () => succeeds(offer)),
    call(OWN, () => refuses('UNAVAILABLE', 'We are busy.')),
  );
  const { user } = renderArea(AT, { person: clientPerson });
  expect(await screen.findByRole('alert')).toHaveTextContent('We are busy.');
  expect(screen.queryByRole('button', { name: 'Join Casa Babel' })).not.toBeInTheDocument();
  server.answers(call(OWN, () => succeeds({ institute: null })));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Join Casa Babel' })).toBeVisible();
});

test('an invitation to another address cannot be taken up, and it is said what to do', async () => {
  server.answers(call(LOOK, () => succeeds({ ...offer, email: 'other@example.com' })));
  const { user, location } = renderArea(AT, { person: clientPerson });
  expect(await screen.findByText(sentence(/this invitation is for other@example\.com/))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(location()?.pathname).toBe('/'));
});

test('a used or withdrawn link says so and leads on', async () => {
  server.answers(call(LOOK, () => refuses('WRONG_INVITATION', 'Over.')));
  renderArea(AT, { person: clientPerson });
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To your dashboard' })).toBeInTheDocument();
});

test('without a link there is nothing to take up', async () => {
  renderArea('/invitation', { person: clientPerson });
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeInTheDocument();
});

test('a refusal is said on the page, and a network that is away can be tried again', async () => {
  server.answers(call(LOOK, () => refuses('UNAVAILABLE', 'We are busy.')));
  const { user } = renderArea(AT, { person: clientPerson });
  expect(await screen.findByRole('alert')).toHaveTextContent('We are busy.');
  server.answers(
    call(LOOK, () => succeeds(offer)),
    call(TAKE, () => refuses('LAST_ADMIN', 'You are the last administrator.')),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Join Casa Babel' }));
  const refusal = await screen.findByText('You are the last administrator.');
  expect(refusal.closest('[tabindex]')).toHaveFocus();
});

test('a signed-out visitor is led to the sign-in', async () => {
  const { location } = renderArea('/invitation');
  await screen.findByLabelText('Email');
  expect(location()?.pathname).toBe('/login');
});

test('who signs in first comes back to the invitation; its token stands in no entry of the history', async () => {
  server.answers(
    call(LOOK, () => succeeds(offer)),
    call('/user/login', () => succeeds({ token: 'a.b.c', user: clientPerson })),
    call('/user/who_am_i', () => succeeds({ result: true, user: clientPerson })),
  );
  const { user, location } = renderArea(AT);
  await user.click(await screen.findByRole('link', { name: 'Sign in and join' }));
  expect(location()?.pathname).toBe('/login');
  expect(JSON.stringify(location())).not.toContain(TOKEN);
  await user.type(await screen.findByLabelText('Email'), clientPerson.email);
  await user.type(screen.getByLabelText('Password'), 'Sturdy-Pass7');
  await user.click(screen.getByRole('button', { name: 'Login Now!' }));
  expect(await screen.findByRole('button', { name: 'Join Casa Babel' })).toBeVisible();
  await waitFor(() => expect(location()).toMatchObject({ pathname: '/invitation', search: '' }));
  expect(JSON.stringify(location())).not.toContain(TOKEN);
});

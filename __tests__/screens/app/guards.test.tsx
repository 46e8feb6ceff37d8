import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pageOfRows } from '../../support/anInstitute';
import { anInstituteHome } from '../../support/anInstituteHome';
import { refuses, succeeds } from '../../support/answers';
import { isThere, areaServer } from '../../support/areaServer';
import { clientPerson, interpreterPerson } from '../../support/people';
import { renderArea } from '../../support/renderArea';
import { sentence } from '../../support/sentence';

const server = areaServer();
const dashboard = () => screen.findByRole('heading', { name: 'Dashboard', level: 1 });

/** A page opened with a token from before. */
const withStoredToken = () => localStorage.setItem('authToken', 'stored');

test('a signed-out visitor is led to the sign-in form, and afterwards to where they were going', async () => {
  server.answers(http.post('*/user/login', () => succeeds({ token: 't', user: clientPerson })));
  const { user, location } = renderArea('/client/records?from=mail');
  await user.type(await screen.findByLabelText('Email'), clientPerson.email);
  expect(location()?.pathname).toBe('/login');
  await user.type(screen.getByLabelText('Password'), 'Dragoman1!');
  await user.click(screen.getByRole('button', { name: 'Login Now!' }));
  expect(await screen.findByRole('region', { name: 'Booking Records' })).toBeInTheDocument();
  expect(location()).toMatchObject({ pathname: '/client/records', search: '?from=mail' });
});

test.each([
  [clientPerson, '/interpreter/interpreter-records', '/client/dashboard', /for interpreters.*as a client/],
  [interpreterPerson, '/client/records', '/interpreter/dashboard', /for clients.*as an interpreter/],
])('the wrong group is led to its own dashboard and told why', async (person, at, home, why) => {
  const { location, user } = renderArea(at, { person });
  await dashboard();
  expect(location()?.pathname).toBe(home);
  expect(screen.getByText(why).closest('[role="status"]')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(why)).not.toBeInTheDocument();
});

test.each([
  [clientPerson, '/client', '/client/dashboard'],
  [interpreterPerson, '/interpreter', '/interpreter/dashboard'],
  [interpreterPerson, '/app', '/interpreter/dashboard'],
  [clientPerson, '/login', '/client/dashboard'],
  [interpreterPerson, '/login', '/interpreter/dashboard'],
])('%# leads a signed-in person to their dashboard', async (person, at, home) => {
  const { location } = renderArea(at, { person });
  await dashboard();
  expect(location()?.pathname).toBe(home);
});

test('leads an institute’s admin to its home, where what waits for them is', async () => {
  const admin = { ...interpreterPerson, roles: ['institute_admin'] };
  server.answers(
    http.post('*/admin/home', () => succeeds(anInstituteHome())),
    http.post('*/admin/all_users', () => succeeds(pageOfRows([]))),
    ...['admin/problem/list', 'credential/waiting', 'listing/waiting'].map((call) =>
      http.post(`*/${call}`, () => succeeds([])),
    ),
  );
  const { location } = renderArea('/login', { person: admin });
  await screen.findByRole('heading', { name: 'Institute', level: 1 });
  expect(location()?.pathname).toBe('/interpreter/institute-admin');
});

test('a magic link says to who is signed in that they are, and signs in whom it is for once they switch', async () => {
  const redeemed: unknown[] = [];
  server.answers(
    http.post('*/user/sign_out', () => succeeds(null)),
    http.post('*/user/magic_token', async ({ request }) => {
      redeemed.push(await request.json());
      return succeeds({ token: 'other', user: interpreterPerson });
    }),
  );
  const { user, location } = renderArea('/magic-login?token=of-a-mail', { person: clientPerson });
  expect(await screen.findByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
  expect(screen.getByText(sentence(/signed in as client@dragoman\.example\./))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', '/client/dashboard');
  await waitFor(() => expect(location()?.search).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Sign out and use the link' }));
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(location()?.pathname).toBe('/interpreter/dashboard'));
  expect(redeemed).toEqual([{ token: 'of-a-mail' }]);
});

test('the door of the signed-in area is the Welcome screen for a client, and closed to visitors', async () => {
  const { unmount } = renderArea('/app', { person: clientPerson });
  expect(await screen.findByRole('radiogroup')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveClass('dr-appContainer');
  unmount();
  localStorage.clear();
  const { location } = renderArea('/app');
  await screen.findByLabelText('Email');
  expect(location()?.pathname).toBe('/login');
});

test('while it is not known who is there, nothing of the screen is shown', async () => {
  withStoredToken();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.answers(
    http.post('*/user/who_am_i', async () => {
      await held;
      return succeeds({ result: true, user: clientPerson });
    }),
  );
  renderArea('/client/dashboard');
  expect(screen.getByRole('status', { name: 'Checking your session' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  answer();
  expect(await dashboard()).toBeInTheDocument();
});

test('a network that is away keeps the session and offers to ask again', async () => {
  withStoredToken();
  server.answers(http.post('*/user/who_am_i', () => HttpResponse.error()));
  const { user, location } = renderArea('/client/dashboard');
  expect(await screen.findByRole('heading', { name: 'We could not check your session' })).toBeInTheDocument();
  expect(localStorage.getItem('authToken')).toBe('stored');
  server.answers(isThere(clientPerson));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await dashboard()).toBeInTheDocument();
  expect(location()?.pathname).toBe('/client/dashboard');
});

test('a network that comes back is asked by itself', async () => {
  withStoredToken();
  server.answers(http.post('*/user/who_am_i', () => HttpResponse.error()));
  const { store } = renderArea('/client/dashboard');
  const stop = setupListeners(store.dispatch);
  expect(await screen.findByRole('heading', { name: 'We could not check your session' })).toBeInTheDocument();
  server.answers(isThere(clientPerson));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await dashboard()).toBeInTheDocument();
  stop();
});

test('a network that is away leaves a way out: signing out', async () => {
  withStoredToken();
  server.answers(
    http.post('*/user/who_am_i', () => HttpResponse.error()),
    http.post('*/user/sign_out', () => HttpResponse.error()),
    http.post('*/user/token', () => HttpResponse.error()),
  );
  const { user, location } = renderArea('/client/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(location()?.pathname).toBe('/'));
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('a network that is away does not close the sign-in form', async () => {
  withStoredToken();
  server.answers(
    http.post('*/user/who_am_i', () => refuses('INTERNAL', 'no')),
    http.post('*/user/login', () => succeeds({ token: 't', user: clientPerson })),
  );
  const { user } = renderArea('/login');
  await user.type(await screen.findByLabelText('Email'), clientPerson.email);
  expect(localStorage.getItem('authToken')).toBe('stored');
  await user.type(screen.getByLabelText('Password'), 'Dragoman1!');
  await user.click(screen.getByRole('button', { name: 'Login Now!' }));
  expect(await dashboard()).toBeInTheDocument();
});

test.each(['/client/records?from=mail', '/help', '/login'])(
  'at %s a token that stands for nobody leads to the sign-in form, which says why once',
  async (at) => {
    withStoredToken();
    server.answers(
      http.post('*/user/who_am_i', () =>
        succeeds({ result: true, user: { ...clientPerson, group_id: 300 } }),
      ),
    );
    const { location, user } = renderArea(at);
    await screen.findByLabelText('Email');
    expect(location()?.pathname).toBe('/login');
    const why = 'We could not tell who is signed in here, so you were signed out. Please sign in again.';
    expect(screen.getByText(why).closest('[role="alert"]')).toBeInTheDocument();
    expect(localStorage.getItem('authToken')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    await user.click(await screen.findByRole('link', { name: 'I already have an account' }));
    await screen.findByLabelText('Password');
    expect(screen.queryByText(why)).not.toBeInTheDocument();
  },
);

test('a token that the server does not know any more leads to the root page, with nothing left', async () => {
  withStoredToken();
  server.answers(
    http.post('*/user/who_am_i', () => refuses('UNAUTHENTICATED', 'no')),
    http.post('*/user/token', () => refuses('UNAUTHENTICATED', 'no')),
  );
  const { location, store } = renderArea('/client/dashboard');
  await screen.findByText((_text, element) => element === document.body && location()?.pathname === '/');
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(store.getState().auth.token).toBeNull();
});

test('a screen that is open to both groups is closed to visitors all the same', async () => {
  const { location } = renderArea('/interpreter/profile-settings');
  await screen.findByLabelText('Email');
  expect(location()).toMatchObject({
    pathname: '/login',
    state: { from: '/interpreter/profile-settings' },
  });
});

test('an address inside the area that leads nowhere says so, and leads to the dashboard or the bookings', async () => {
  const { user } = renderArea('/client/nothing-here', { person: clientPerson });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Booking Records' })).toHaveAttribute('href', '/client/records');
  await user.click(screen.getByRole('link', { name: 'Back to the home page' }));
  expect(await dashboard()).toBeInTheDocument();
});

import { screen, waitFor } from '@testing-library/react';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { LoginScreen } from '../../../../src/client/features/login/LoginScreen';
import { readMailedTo } from '../../../../src/client/ui/text/mailedTo';
import { refuses, succeeds } from '../../../support/answers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const LOGIN = '*/v2/api/user/login';
const sent: unknown[] = [];
const answering = (answer: () => Response | Promise<Response>) =>
  http.post(LOGIN, async ({ request }) => {
    sent.push(await request.json());
    return answer() as Promise<HttpResponse<string>>;
  });
const welcomes = () => succeeds({ token: 'fresh', user: clientPerson });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
});
afterAll(() => server.close());

function open() {
  const shown = renderScreen(<LoginScreen />);
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const fill = async () => {
    await shown.user.type(email, clientPerson.email);
    await shown.user.type(password, 'Dragoman1!');
  };
  const submit = () => shown.user.click(screen.getByRole('button', { name: 'Login Now!' }));
  return { ...shown, email, password, fill, submit };
}

test('the right pair starts the session; Enter submits', async () => {
  server.use(answering(welcomes));
  const { fill, user, store } = open();
  await fill();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(store.getState().auth).toMatchObject({ token: 'fresh', user: clientPerson }));
  expect(sent).toEqual([{ email: clientPerson.email, password: 'Dragoman1!' }]);
});

test('an answer that comes after the person has left signs nobody in', async () => {
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(answering(() => answered.then(welcomes)));
  const { fill, submit, unmount, store } = open();
  await fill();
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  const settled = new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (Object.values(store.getState().api.mutations).some((call) => call?.status === QueryStatus.pending))
        return;
      stop();
      resolve();
    });
  });
  unmount();
  answer?.();
  await settled;
  expect(store.getState().auth).toMatchObject({ status: 'signedOut', token: null });
});

test('a wrong pair is said by the specification’s words, and the password is ready to be typed anew', async () => {
  server.use(answering(() => refuses('WRONG_CREDENTIALS', 'server words')));
  const { fill, submit, email, password, store } = open();
  await fill();
  await submit();
  expect((await screen.findByText('Wrong Username or Password')).closest('[role=alert]')).toBeVisible();
  expect(email).toHaveValue(clientPerson.email);
  expect(password).toHaveFocus();
  expect(store.getState().auth.status).toBe('signedOut');
});

test.each([
  ['a network that is away', () => HttpResponse.error(), /could not reach Dragoman/],
  [
    'too many tries',
    () => refuses('TOO_MANY_REQUESTS', 'Too many tries. Wait a minute.'),
    'Too many tries. Wait a minute.',
  ],
])('%s is said, nothing typed is lost, and the next try goes through', async (_what, failing, words) => {
  server.use(answering(failing));
  const { fill, submit, email, store } = open();
  await fill();
  await submit();
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeVisible();
  expect(email).toHaveValue(clientPerson.email);
  server.use(answering(welcomes));
  await submit();
  await waitFor(() => expect(store.getState().auth.status).toBe('signedIn'));
});

test('what is missing is said beside its field and in a list that takes the focus, and nothing is sent', async () => {
  const { submit, user, email, password } = open();
  await submit();
  await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required.'));
  expect(password).toHaveAccessibleDescription('Password is required.');
  expect(email).toBeInvalid();
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check these fields');
  await user.click(screen.getByRole('link', { name: 'Email is required.' }));
  expect(email).toHaveFocus();
  await user.type(email, 'clara');
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription('Enter an email address like name@example.com.'),
  );
  await user.type(email, '@dragoman.example');
  await waitFor(() => expect(email).toBeValid());
  await submit();
  expect(screen.getByRole('link', { name: 'Password is required.' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('a second press while the first is under way sends nothing', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(answering(() => held.then(welcomes)));
  const { fill, submit, store } = open();
  await fill();
  await submit();
  await submit();
  expect(await screen.findByText('Signing in…')).toHaveAttribute('role', 'status');
  release();
  await waitFor(() => expect(store.getState().auth.status).toBe('signedIn'));
  expect(sent).toHaveLength(1);
});

test('the password can be shown and hidden', async () => {
  const { user, password } = open();
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('the fields tell a password manager what they are', () => {
  const { email, password } = open();
  expect(email).toHaveAttribute('autocomplete', 'email');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
});

test('a reload finds the address again, never the password', async () => {
  const { fill, unmount } = open();
  await fill();
  unmount();
  const again = open();
  expect(again.email).toHaveValue(clientPerson.email);
  expect(again.password).toHaveValue('');
  expect(JSON.stringify([window.history.state, { ...sessionStorage }])).not.toContain('Dragoman1!');
  again.unmount();
  window.history.pushState(null, '');
  expect(open().email).toHaveValue('');
});

test('Cancel leads home', async () => {
  const { user, location } = open();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(location()?.pathname).toBe('/');
});

test('an account that is not verified is led to the code, with its address', async () => {
  server.use(answering(() => refuses('NOT_VERIFIED', 'This account is not verified yet.')));
  const { fill, submit, location } = open();
  await fill();
  await submit();
  await waitFor(() => expect(location()?.pathname).toBe('/verify'));
  expect(location()).toMatchObject({ search: '', state: { isMailed: true } });
  expect(readMailedTo(location()?.state).email).toBe(clientPerson.email);
});

test('who has no account finds the way to one', async () => {
  const { user, location } = open();
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(location()?.pathname).toBe('/register');
});

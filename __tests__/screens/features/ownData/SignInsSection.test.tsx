import { setupListeners } from '@reduxjs/toolkit/query';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { SignIn } from '../../../../src/shared/contract/account/signIns';
import { SignInsSection } from '../../../../src/client/features/ownData/SignInsSection';
import type { InterfaceLanguage } from '../../../../src/shared/domain/text/interfaceLanguages';
import { refuses, succeeds } from '../../../support/answers';
import { aSignIn } from '../../../support/aSignIn';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const HERE = aSignIn({
  id: '0199a6f2-0000-7000-8000-000000000030',
  browser: 'Chrome',
  operating_system: 'macOS',
  is_current: true,
});
const THERE = aSignIn();
const UNKNOWN = aSignIn({
  id: '0199a6f2-0000-7000-8000-000000000032',
  browser: null,
  operating_system: null,
});

const sent: unknown[] = [];
let known: SignIn[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent.length = 0;
  known = [HERE, THERE, UNKNOWN];
  server.use(
    http.post('*/account/sign_ins/get', () => succeeds(known)),
    http.post('*/account/sign_ins/end', async ({ request }) => {
      const body = (await request.json()) as { id: string };
      sent.push(body);
      known = known.filter(({ id }) => id !== body.id);
      return succeeds(null);
    }),
    http.post('*/account/sign_ins/end_others', async ({ request }) => {
      sent.push(await request.json());
      known = [HERE];
      return succeeds(null);
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (language: InterfaceLanguage = 'en-US') =>
  renderScreen(<SignInsSection />, { person: clientPerson, language });
const lines = async () => {
  await screen.findByRole('table', { name: 'Where you are signed in' });
  return screen.getAllByRole('row').slice(1);
};
const OF_THERE = /^Sign out: Firefox on Windows, signed in Jan 2, 2030/;

test('shows a skeleton, then every device in words, this one marked and without a way to sign it out', async () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  const [here, there, unknown] = await lines();
  expect(here).toHaveTextContent('Chrome on macOS This device');
  expect(within(here!).queryByRole('button')).toBeNull();
  expect(there).toHaveTextContent('Firefox on Windows');
  expect(
    within(there!)
      .getAllByRole('cell')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Jan 2, 2030'), expect.stringContaining('Jan 5, 2030')]);
  expect(here).toHaveTextContent('In use now');
  expect(unknown).toHaveTextContent('Unknown browser');
});

test('is sorted by last use, and otherwise where its heads are pressed', async () => {
  known = [HERE, aSignIn({ last_used_at: '2030-01-03T00:00:00.000Z', browser: 'Safari' }), UNKNOWN];
  const { user } = open();
  const names = async () => (await lines()).map((row) => within(row).getByRole('rowheader').textContent);
  expect((await names())[0]).toMatch('Chrome on macOS');
  const head = await screen.findByRole('columnheader', { name: 'Last used' });
  await user.click(head);
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect((await names()).map((name) => name?.split(' ')[0])).toEqual(['Safari', 'Unknown', 'Chrome']);
});

test('says only here where there is nothing to sign out', async () => {
  known = [HERE];
  open();
  expect(await screen.findByText('Only here')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure says what happened, and Retry brings the list', async () => {
  server.use(http.post('*/account/sign_ins/get', () => refuses('UNAVAILABLE', 'We are busy.')));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('We are busy.');
  server.use(http.post('*/account/sign_ins/get', () => succeeds(known)));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await lines()).toHaveLength(3);
});

test('whoever comes back to the window sees what was signed in or out elsewhere meanwhile', async () => {
  const { store } = open();
  const unfollow = setupListeners(store.dispatch);
  try {
    expect(await lines()).toHaveLength(3);
    known = [HERE, UNKNOWN];
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.queryByRole('button', { name: OF_THERE })).toBeNull());
    expect(await lines()).toHaveLength(2);
  } finally {
    unfollow();
  }
});

test('signs one out after the password, and leads on to the heading, for its button is gone', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: OF_THERE }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Firefox on Windows?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please type your password.');
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Your password'), 'Dragoman1!');
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Firefox on Windows is signed out.')).toBeVisible();
  expect(sent).toEqual([{ id: THERE.id, password: 'Dragoman1!' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: OF_THERE })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus());
});

test('signs all others out, and then it is only here', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
  await user.type(dialog.getByLabelText('Your password'), 'Dragoman1!{Enter}');
  expect(await screen.findByText('Only here')).toBeVisible();
  expect(sent).toEqual([{ password: 'Dragoman1!' }]);
});

test('a wrong password is said beside the field; Cancel ends nothing and goes back to the button', async () => {
  server.use(http.post('*/account/sign_ins/end', () => refuses('WRONG_CURRENT_PASSWORD', 'Wrong.')));
  const { user } = open();
  const button = await screen.findByRole('button', { name: OF_THERE });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), 'Wrong{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('This is not your password.');
  expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('This is not your password.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
  expect(await lines()).toHaveLength(3);
});

test('the words are the reader’s', async () => {
  open('ja-JP');
  expect(await screen.findByText('Firefox（Windows）')).toBeVisible();
  expect(screen.getByText('不明なブラウザー')).toBeVisible();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import * as preferencesContract from '../../../../src/shared/contract/account/notificationPreferences';
import * as contract from '../../../../src/shared/contract/account/notifications';
import { notificationPreferencesApi } from '../../../../src/client/api/person/notificationPreferencesApi';
import type { NotificationPreferences } from '../../../../src/shared/contract/account/notificationPreferences';
import type { Notification } from '../../../../src/shared/contract/account/notifications';
import { applyLiveEvent } from '../../../../src/client/api/live/applyLiveEvent';
import { NotificationsScreen } from '../../../../src/client/features/notifications/NotificationsScreen';
import { aBooking } from '../../../support/aBooking';
import { CALL_ID } from '../../../support/aCall';
import { aNotification, aPreference } from '../../../support/aNotification';
import { refuses, succeeds } from '../../../support/answers';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

standAt('2030-01-04T10:00:00Z');

const THREAD = '5f0c6a1e-8d57-4a5e-9a43-1c8f1e7a2b60';
let told: Notification[];
let preferences: NotificationPreferences;
let calls: { path: string; body: unknown }[];
const server = setupServer();
const answer = (endpoint: { path: string }, with_: (body: never) => unknown) =>
  server.use(
    http.post(`*${endpoint.path}`, async ({ request }) => {
      const body = (await request.json()) as never;
      calls.push({ path: endpoint.path, body });
      const answered = with_(body);
      return answered instanceof Response ? (answered as never) : succeeds(answered);
    }),
  );
const sent = ({ path }: { path: string }) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);
const unread = () => told.filter(({ isRead }) => !isRead).length;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  [told, preferences, calls] = [[aNotification()], aPreference(), []];
  answer(contract.getNotifications, ({ onlyUnread, page }: { onlyUnread: boolean; page: number }) => {
    const rows = told.filter(({ isRead }) => !onlyUnread || !isRead);
    return { rows: rows.slice((page - 1) * 20, page * 20), total: rows.length, page, pageSize: 20 };
  });
  answer(preferencesContract.getNotificationPreferences, () => preferences);
  answer(contract.markNotificationRead, ({ id }: { id: string }) => {
    told = told.map((each) => (each.id === id ? { ...each, isRead: true } : each));
    return { unread: unread() };
  });
  answer(contract.markAllNotificationsRead, () => {
    told = told.map((each) => ({ ...each, isRead: true }));
    return { unread: 0 };
  });
  answer(preferencesContract.saveNotificationPreferences, () => preferences);
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

const show = (person = clientPerson, at = '/client/notifications') =>
  renderScreen(
    <Routes>
      <Route path={at} element={<NotificationsScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { person, at },
  );
const list = async () => within(await screen.findByRole('list', { name: 'Notifications' }));

test('says what happened, of whom and when, and that it is new', async () => {
  show();
  const row = (await list()).getByRole('link');
  expect(row).toHaveTextContent(`Elena Martín accepted: ${aBooking().meetingTitle}`);
  expect(row).toHaveTextContent('New');
  expect(row).toHaveAttribute('href', `/client/records?booking=${aBooking().id}`);
});

test.each<[string, Partial<Notification>, string]>([
  [
    'a message to its conversation',
    { kind: 'message', booking: null, thread_id: THREAD },
    `/interpreter/messages/${THREAD}`,
  ],
  [
    'a call to the offer',
    { kind: 'requested', booking: null, call_id: CALL_ID, call_title: 'Ward round' },
    `/interpreter/dashboard?offer=${CALL_ID}`,
  ],
  [
    'a proposed time to where it is answered',
    { kind: 'timeProposed' },
    `/interpreter/reschedule/${aBooking().id}`,
  ],
  ['a listing to it', { kind: 'listingApproved', booking: null, person: null }, '/interpreter/listing'],
  [
    'what leads nowhere else to the dashboard',
    { kind: 'tierApproved', booking: null, person: null },
    '/interpreter/dashboard',
  ],
])('leads from %s', async (_what, changes, href) => {
  told = [aNotification(changes)];
  show(interpreterPerson, '/interpreter/notifications');
  expect((await list()).getByRole('link')).toHaveAttribute('href', href);
});

test('leads a client to the call that nobody took', async () => {
  told = [aNotification({ kind: 'expired', booking: null, call_id: CALL_ID, call_title: 'Ward round' })];
  show();
  expect((await list()).getByRole('link')).toHaveAttribute('href', `/client/call/${CALL_ID}`);
});

test('says when the session of an offer is, and how soon it starts', async () => {
  const call = { booking: null, call_id: CALL_ID, call_title: 'Ward round' };
  told = [
    aNotification({
      ...call,
      kind: 'requested',
      call_startsAt: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  ];
  show(interpreterPerson, '/interpreter/notifications');
  const row = (await list()).getByRole('link');
  expect(row).toHaveTextContent(/Session: (Mon|Tue|Wed|Thu|Fri|Sat|Sun), /);
  expect(row).toHaveTextContent(/Urgent: starts in/);
});

test('is read by following it', async () => {
  const { user } = show();
  await user.click((await list()).getByRole('link'));
  await screen.findByText('Elsewhere');
  await waitFor(() => expect(sent(contract.markNotificationRead)).toEqual([{ id: told[0]?.id }]));
});

test('marks all as read up to the newest that is seen', async () => {
  const { user } = show();
  await list();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(async () => expect((await list()).getByRole('link')).not.toHaveTextContent('New'));
  expect(sent(contract.markAllNotificationsRead)).toEqual([{ until: '2030-01-03T09:00:00.000Z' }]);
});

test('says so where marking failed', async () => {
  answer(contract.markAllNotificationsRead, () => refuses('TOO_MANY_REQUESTS', 'Please wait a moment'));
  const { user } = show();
  await list();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('Please wait a moment');
});

test('shows only what is unread, and says so where that is nothing', async () => {
  told = [aNotification({ isRead: true })];
  const { user } = show();
  await list();
  await user.click(screen.getByText('Not read yet'));
  await screen.findByText('You have read everything');
});

test('says what will be here before anything happened', async () => {
  told = [];
  show();
  await screen.findByText('Nothing has happened yet');
});

test('reads on in pages', async () => {
  told = Array.from({ length: 25 }, (_none, place) =>
    aNotification({ id: THREAD.replace(/..$/, String(place + 10)) }),
  );
  const { user } = show();
  await list();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(async () => expect((await list()).getAllByRole('link')).toHaveLength(5));
});

test.each([
  [{ status: 'pending', startsAt: '2030-01-04T13:12:00.000Z' }, /Urgent: starts in 3 hr 12 min/],
  [{ status: 'confirmed', startsAt: '2030-01-04T13:12:00.000Z' }, null],
  [{ status: 'pending', startsAt: '2030-01-06T13:12:00.000Z' }, null],
] as const)('says how much time is left of a request that is urgent', async (changes, urgent) => {
  const { id, meetingTitle: title } = aBooking();
  told = [aNotification({ kind: 'requested', booking: { id, title, ...changes } })];
  show(interpreterPerson, '/interpreter/notifications');
  const row = (await list()).getByRole('link');
  if (urgent) expect(row).toHaveTextContent(urgent);
  else expect(row).not.toHaveTextContent('Urgent');
});

test('is read elsewhere and shows it, as soon as that is heard', async () => {
  const { store } = show();
  expect((await list()).getByRole('link')).toHaveTextContent('New');
  told = [aNotification({ isRead: true })];
  await act(() => store.dispatch(applyLiveEvent({ type: 'notification' })));
  await waitFor(async () => expect((await list()).getByRole('link')).not.toHaveTextContent('New'));
});

describe('how one is told', () => {
  const settings = async () => within(await screen.findByRole('region', { name: 'How you are told' }));
  const part = async (name: string) => within(await (await settings()).findByRole('group', { name }));
  const box = async (name: string, group = 'Mail') => (await part(group)).findByRole('checkbox', { name });

  test('is saved with quiet hours, in the own zone', async () => {
    const { user } = show();
    await user.click(await box('Messages that you have not read for 15 minutes'));
    await user.click(await box('Reviews and problems', 'On devices'));
    await user.click(await box('Keep quiet hours', 'Quiet hours'));
    await user.click(await box('One mail a day', 'Quiet hours'));
    await user.click((await settings()).getByRole('button', { name: 'Save' }));
    await screen.findByText('Your choices have been saved.');
    expect(sent(preferencesContract.saveNotificationPreferences)).toEqual([
      {
        channels: [
          { group: 'messages', mail: false },
          { group: 'reviews', push: false },
        ],
        quiet: { from: '22:00', until: '07:00' },
        isGathered: true,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  test('shows what was chosen before', async () => {
    preferences = aPreference({
      quiet: { from: '21:00', until: '06:00' },
      isGathered: true,
      timeZone: 'Asia/Tokyo',
      channels: aPreference().channels.map((each) => ({ ...each, mail: each.group === 'reviews' })),
    });
    show();
    expect(await box('Reviews and problems')).toBeChecked();
    expect(await box('Requests, bookings and new times')).not.toBeChecked();
    expect(await box('Keep quiet hours', 'Quiet hours')).toBeChecked();
    expect((await settings()).getByText(/Tokyo/)).toBeVisible();
  });

  test('sends only what was chosen otherwise, and shows what another device saved meanwhile', async () => {
    preferences = aPreference({ timeZone: 'Asia/Tokyo' });
    const { user, store } = show();
    await user.click(await box('Messages that you have not read for 15 minutes'));
    preferences = { ...preferences, quiet: { from: '21:00', until: '06:00' }, isGathered: true };
    act(() => void store.dispatch(notificationPreferencesApi.util.invalidateTags([{ type: 'Setting' }])));
    await waitFor(async () => expect(await box('One mail a day', 'Quiet hours')).toBeChecked());
    expect(await box('Messages that you have not read for 15 minutes')).not.toBeChecked();
    await user.click((await settings()).getByRole('button', { name: 'Save' }));
    await screen.findByText('Your choices have been saved.');
    expect(sent(preferencesContract.saveNotificationPreferences)).toEqual([
      { channels: [{ group: 'messages', mail: false }] },
    ]);
  });

  test('says beside the form why it was not saved, and keeps what was chosen', async () => {
    answer(preferencesContract.saveNotificationPreferences, () =>
      refuses('TOO_MANY_REQUESTS', 'Please wait a moment'),
    );
    const { user } = show();
    await user.click(await box('Keep quiet hours', 'Quiet hours'));
    await user.click((await settings()).getByRole('button', { name: 'Save' }));
    await (await settings()).findByText('Please wait a moment');
    expect(await box('Keep quiet hours', 'Quiet hours')).toBeChecked();
  });
});

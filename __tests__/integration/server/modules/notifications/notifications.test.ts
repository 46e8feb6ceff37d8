import { randomUUID } from 'node:crypto';
import { deleteAccount, exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import * as notifications from '../../../../../src/shared/contract/account/notifications';
import * as life from '../../../../../src/shared/contract/bookings/booking';
import * as talk from '../../../../../src/shared/contract/bookings/message';
import { MOST_NOTIFICATIONS } from '../../../../../src/shared/domain/people/notifications';
import { newNotification } from '../../../../../src/server/platform/effects/NewNotification';
import { writeEffects } from '../../../../../src/server/platform/effects/writeEffects';
import { arrive, type By, type Scene } from '../../../../support/events/arrive';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const DAY_SECONDS = 86_400;

describe('notifications', () => {
  let server: TestServer;
  let scene: Scene;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    scene = await arrive(server);
  });

  const list = async (by: By, wish: { page?: number; pageSize?: number; onlyUnread?: boolean } = {}) =>
    scene.call(notifications.getNotifications, wish, by);
  const kinds = async (by: By) => (await list(by)).rows.map(({ kind }) => kind);
  const count = (by: By) => scene.call(notifications.getNotificationCount, {}, by);
  const tellMany = async (personId: string, many: number, at = server.clock.now().getTime()) => {
    const rows = Array.from({ length: many }, (_none, place) =>
      newNotification(personId, 'listingApproved', new Date(at + place)),
    );
    await writeEffects(scene.queries, { history: [], mails: [], notices: [], notifications: rows });
  };

  it('tells the interpreter of a request, with the booking and who asks, and the client nothing', async () => {
    const { id, startsAt } = await scene.book();
    const { first_name, last_name } = await scene.queries
      .selectFrom('users')
      .selectAll()
      .where('id', '=', scene.people.client.id)
      .executeTakeFirstOrThrow();
    const { rows, total } = await list('interpreter');
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      kind: 'requested',
      isRead: false,
      at: server.clock.now().toISOString(),
      booking: { id, startsAt, status: 'pending' },
      thread_id: null,
      person: { name: `${first_name} ${last_name}` },
    });
    expect(await count('interpreter')).toEqual({ unread: 1, latest: rows[0] });
    expect(await count('client')).toEqual({ unread: 0, latest: null });
  });

  it('shows the booking as it is now, the newest notification first', async () => {
    const { id } = await scene.book();
    server.clock.advance({ seconds: 60 });
    await scene.call(life.cancelBooking, { id, feeSeen: 0 }, 'client');
    expect(await kinds('interpreter')).toEqual(['cancelled', 'requested']);
    const { rows } = await list('interpreter');
    expect(rows.map(({ booking }) => booking?.status)).toEqual(['cancelled', 'cancelled']);
  });

  it('is read once for every device, one by one or all that were seen', async () => {
    const { createdAt, id } = await scene.book();
    server.clock.advance({ seconds: 60 });
    await scene.call(life.cancelBooking, { id, feeSeen: 0 }, 'client');
    const [, first] = (await list('interpreter')).rows;
    const read = notifications.markNotificationRead;
    expect(await scene.call(read, { id: first?.id ?? '' }, 'interpreter')).toEqual({ unread: 1 });
    expect(await scene.call(read, { id: first?.id ?? '' }, 'interpreter')).toEqual({ unread: 1 });
    const all = notifications.markAllNotificationsRead;
    // one that came since was not seen
    expect(await scene.call(all, { until: createdAt }, 'interpreter')).toEqual({ unread: 1 });
    const now = server.clock.now().toISOString();
    expect(await scene.call(all, { until: now }, 'interpreter')).toEqual({ unread: 0 });
    expect((await list('interpreter')).rows.map(({ isRead }) => isRead)).toEqual([true, true]);
    expect((await list('interpreter', { onlyUnread: true })).total).toBe(0);
  });

  it("marks nobody else's", async () => {
    await scene.book();
    const [told] = (await list('interpreter')).rows;
    const tried = await server.call(
      notifications.markNotificationRead,
      { id: told?.id ?? '' },
      await scene.as('client'),
    );
    expect(tried.refusal().code).toBe('NOT_FOUND');
    await scene.call(
      notifications.markAllNotificationsRead,
      { until: server.clock.now().toISOString() },
      'client',
    );
    expect((await count('interpreter')).unread).toBe(1);
  });

  it('is one for what is unread of a conversation, and read with it', async () => {
    const { id: thread_id } = await scene.thread();
    const send = (seq: number) => {
      server.clock.advance({ seconds: 5 });
      return scene.call(talk.sendMessage, { thread_id, id: randomUUID(), text: `No. ${seq}` }, 'client');
    };
    await send(1);
    await send(2);
    const { rows } = await list('interpreter');
    expect(rows).toEqual([
      expect.objectContaining({
        kind: 'message',
        thread_id,
        booking: null,
        at: server.clock.now().toISOString(),
      }),
    ]);
    await scene.call(talk.markRead, { thread_id, seq: 2 }, 'interpreter');
    expect((await count('interpreter')).unread).toBe(0);
    await send(3);
    expect((await list('interpreter')).rows.map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  it('comes in pages', async () => {
    await tellMany(scene.people.client.id, 5);
    const first = await list('client', { pageSize: 2 });
    const last = await list('client', { pageSize: 2, page: 3 });
    expect([first.rows.length, first.total, last.rows.length, last.page]).toEqual([2, 5, 1, 3]);
  });

  it(`keeps the latest ${MOST_NOTIFICATIONS} of a person, and everybody else's`, async () => {
    await tellMany(scene.people.interpreter.id, 1);
    await tellMany(scene.people.client.id, MOST_NOTIFICATIONS);
    await tellMany(scene.people.client.id, 3, server.clock.now().getTime() + 10_000);
    const { rows, total } = await list('client', { pageSize: 100 });
    expect([total, (await list('interpreter')).total]).toEqual([MOST_NOTIFICATIONS, 1]);
    expect(rows[0]?.at).toBe(new Date(server.clock.now().getTime() + 10_002).toISOString());
  });

  it('is in the own data, and goes with the account', async () => {
    const { id } = await scene.book();
    const told = (await scene.call(exportOwnData, {}, 'interpreter')).notifications;
    expect(told).toEqual([
      { kind: 'requested', at: server.clock.now().toISOString(), read_at: null, booking_id: id },
    ]);
    await scene.call(deleteAccount, { password: TEST_PASSWORD, feeSeen: 0 }, 'interpreter');
    const kept = scene.queries.selectFrom('notifications').select('id');
    expect(await kept.where('person_id', '=', scene.people.interpreter.id).execute()).toEqual([]);
  });

  it('is forgotten after 90 days', async () => {
    await tellMany(scene.people.client.id, 1);
    server.clock.advance({ seconds: 89 * DAY_SECONDS });
    await scene.timePasses();
    expect((await list('client')).total).toBe(1);
    server.clock.advance({ seconds: 2 * DAY_SECONDS });
    await scene.timePasses();
    expect((await list('client')).total).toBe(0);
  });
});

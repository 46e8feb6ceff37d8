import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deleteAccount } from '../../../../src/shared/contract/account/ownData';
import { endOtherSignIns } from '../../../../src/shared/contract/account/signIns';
import { changePassword } from '../../../../src/shared/contract/account/userAccount';
import { endSignIns } from '../../../../src/shared/contract/institute/instituteUsers';
import * as client from '../../../../src/shared/contract/bookings/client';
import { LIVE_CHANNEL, Notice, writeEffects } from '../../../../src/server/platform/effects/writeEffects';
import type { EventName } from '../../../../src/server/events/events';
import { effectsOf } from '../../../../src/server/events/publish';
import { REACTIONS } from '../../../../src/server/events/reactions';
import { fakeClock } from '../../../support/fakeClock';
import { startTestServer, type TestServer } from '../../../support/testServer';
import { TEST_PASSWORD } from '../../../support/testPeople';
import { readSourceTree } from '../../../support/architecture/sourceTree';
import { arrive, type Scene } from '../../../support/events/arrive';
import { EVENT_WALKS } from '../../../support/events/eventWalks';

const password = TEST_PASSWORD;
const BEGIN = fakeClock().now();

describe('what follows from an event', () => {
  let server: TestServer;
  let told: string[] = [];
  let stopHearing: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
    stopHearing = await server.context.db.listen(LIVE_CHANNEL, {
      onNotice: (notice) => void told.push(notice),
      onGap: () => undefined,
    });
  });
  afterAll(async () => {
    await stopHearing();
    await server.close();
  });
  beforeEach(async () => {
    for (const table of [
      'blocks',
      'calls',
      'credentials',
      'outbox',
      'reviews',
      'booking_events',
      'booking_reminders',
      'room_visits',
      'bookings',
    ] as const) {
      await queries().deleteFrom(table).execute();
    }
    server.clock.advance({ seconds: (BEGIN.getTime() - server.clock.now().getTime()) / 1000 });
  });

  /** The people told since, once a message of our own has come through after it. */
  const takeTold = async () => {
    const mark = randomUUID();
    await sql`SELECT pg_notify(${LIVE_CHANNEL}, ${mark})`.execute(server.context.db.queries);
    for (let waited = 0; !told.includes(mark) && waited < 5000; waited += 10) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const taken = told.filter((each) => each.startsWith('{')).map((each) => Notice.parse(JSON.parse(each)));
    told = [];
    return taken;
  };
  const queries = () => server.context.db.queries;
  const takeMails = async () => {
    const mails = await queries().selectFrom('outbox').select(['mail_values', 'template']).execute();
    await queries().deleteFrom('outbox').execute();
    return mails.map(({ mail_values, template }) => (mail_values as { news?: string }).news ?? template);
  };
  const takeNotifications = async () => {
    const rows = await queries().deleteFrom('notifications').returning(['kind', 'person_id']).execute();
    return new Set(rows.map(({ kind, person_id }) => `${kind} ${person_id}`));
  };
  const takeHistory = async () => {
    const lines = await queries().selectFrom('booking_events').select('action').execute();
    await queries().deleteFrom('booking_events').execute();
    return lines.map(({ action }) => action);
  };

  it('is told to a thousand people at once as well', async () => {
    const people = Array.from({ length: 1000 }, () => randomUUID());
    const call = { id: randomUUID(), client_id: randomUUID() };
    const offered = { call, interpreterIds: people, notifiedIds: people, at: server.clock.now() };
    const { notices } = await effectsOf(queries(), 'call.offered', [offered]);
    await writeEffects(queries(), { history: [], mails: [], notifications: [], notices });
    const told = await takeTold();
    for (const type of ['call', 'notification']) {
      const to = told.filter(({ news }) => news.type === type).flatMap((each) => each.to);
      expect(to.filter((id) => id !== call.client_id)).toEqual(people);
    }
  });

  it.each(Object.entries(EVENT_WALKS))(
    '%s is told, noted and mailed as the table says',
    async (name, expected) => {
      const scene = await arrive(server);
      const act = await expected.walk(scene);
      const keepsHistory = name.startsWith('reminder') || name === 'review.due';
      if (!keepsHistory) await takeHistory();
      await Promise.all([takeTold(), takeMails()]);
      if (name !== 'notification.read') await takeNotifications();
      await act();

      const notices = (await takeTold()).filter(
        // Reactions of several events are checked where nothing else reacts.
        ({ news: { type } }) =>
          expected.live === type ||
          (!expected.isBesideAnother && !['session_over', 'profile_changed', 'notification'].includes(type)),
      );
      const kinds = [...new Set(notices.map(({ news }) => news.type))];
      expect(kinds).toEqual(expected.live ? [expected.live] : []);
      const { client: asks, interpreter: answers } = scene.people;
      const concerned = { session_over: [asks.id], profile_changed: [], credential: [answers.id] }[
        String(expected.live)
      ] ?? [asks.id, answers.id];
      for (const { to } of notices)
        expect(to).toEqual(expected.to ? [scene.people[expected.to].id] : concerned);
      if (expected.live) expect(notices.length).toBeGreaterThan(0);
      if (expected.isBesideAnother) return;
      const toBoth = expected.mail ? [expected.mail, expected.mail] : [];
      expect(await takeMails()).toEqual(expected.mailToOne ? [expected.mailToOne] : toBoth);
      if (name !== 'notification.read') {
        const [kind, ...told] = expected.told ?? [];
        const ids = told.map((by) => `${kind} ${scene.people[by].id}`);
        expect(await takeNotifications()).toEqual(new Set(ids));
      }
      if (!keepsHistory) {
        expect(await takeHistory()).toEqual(expected.history ? [expected.history] : []);
      }
    },
  );

  it.each<[string, (scene: Scene) => Promise<unknown>]>([
    ['the other sign-ins are ended', ({ call }) => call(endOtherSignIns, { password }, 'client')],
    ['the account is deleted', ({ call }) => call(deleteAccount, { password, feeSeen: 0 }, 'client')],
    [
      'the password is changed',
      ({ call, people: { client: owner } }) =>
        call(
          changePassword,
          { email: owner.email, current_password: password, new_password: 'Another-long-one-7' },
          'client',
        ),
    ],
    [
      'an admin signs the person out',
      ({ call, people: { client: owner } }) => call(endSignIns, { user_id: owner.id }, 'admin'),
    ],
  ])('pages of a sign-in are told when %s', async (_how, end) => {
    const scene = await arrive(server);
    await scene.as('client');
    await takeTold();
    await end(scene);
    const notices = await takeTold();
    expect(notices).toContainEqual({
      to: [scene.people.client.id],
      news: { type: 'session_over', id: expect.any(String) },
    });
  });

  it('is written as the table says, and each event is published somewhere', () => {
    const sources = [...readSourceTree(process.cwd(), 'src')];
    const operations = sources.filter(([path]) => path.startsWith('src/server/modules/'));
    for (const [name, { live, history, mail }] of Object.entries(REACTIONS)) {
      const walk = EVENT_WALKS[name as EventName];
      const isMailed = !!(walk.mail ?? walk.mailToOne);
      expect([name, history, !!mail]).toEqual([name, walk.history, isMailed]);
      // who is signed out by an admin is told by the sign-ins that end with it, a listing and a photo by what strangers read of it
      if (!['person.signed_out', 'listing.decided', 'headshot.removed'].includes(name))
        expect([name, !!live]).toEqual([name, !!walk.live]);
      expect([name, operations.some(([, text]) => text.includes(`'${name}'`))]).toEqual([name, true]);
    }
  });

  it('is undone with what set it off', async () => {
    const scene = await arrive(server);
    await scene.book();
    await Promise.all([takeTold(), takeMails(), takeHistory()]);
    const taken = server.call(client.addBooking, scene.request(), await scene.as('client'));
    expect((await taken).refusal().code).toBe('SLOT_TAKEN');
    const bookings = (await takeTold()).filter(({ news }) => news.type === 'booking');
    expect([bookings, await takeMails(), await takeHistory()]).toEqual([[], [], []]);
  });

  it('no trigger tells anybody anything', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT tgname AS name FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
      WHERE NOT tgisinternal AND prosrc LIKE '%notify%'`.execute(queries());
    const { rows: functions } = await sql`SELECT FROM pg_proc WHERE proname LIKE 'tell\\_%'`.execute(
      queries(),
    );
    expect([rows, functions]).toEqual([[], []]);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { LIVE_CHANNEL, Notice } from '../../../../../src/server/platform/effects/writeEffects';
import { exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import { getBookingHistory } from '../../../../../src/shared/contract/bookings/booking';
import { getBooking } from '../../../../../src/shared/contract/bookings/client';
import { getInstituteReviews } from '../../../../../src/shared/contract/bookings/instituteReviews';
import * as reviews from '../../../../../src/shared/contract/bookings/reviews';
import { getInterpreterProfile } from '../../../../../src/shared/contract/interpreters/interpreterProfile';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import { arrive, type By, type Scene } from '../../../../support/events/arrive';
import { DAY_MS } from '../../../../support/meetingOver';
import { fakeClock } from '../../../../support/fakeClock';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let told: string[] = [];
let stopHearing: () => Promise<void>;
beforeAll(async () => {
  server = await startTestServer({
    settings: { LOGIN_TRIES_PER_ADDRESS: '1000', OWN_DATA_EXPORTS_PER_HOUR: '1000' },
  });
  stopHearing = await server.context.db.listen(LIVE_CHANNEL, {
    onNotice: (notice) => void told.push(notice),
    onGap: () => undefined,
  });
}, 30_000);
afterAll(async () => {
  await stopHearing();
  await server.close();
});

/** The first test's day again, and nobody has met yet. */
beforeEach(async () => {
  const { clock, context } = server;
  for (const table of ['outbox', 'reviews', 'booking_events', 'booking_reminders', 'bookings'] as const) {
    await context.db.queries.deleteFrom(table).execute();
  }
  clock.advance({ seconds: (fakeClock().now().getTime() - clock.now().getTime()) / 1000 });
});

type Side = 'client' | 'interpreter';
const SIDES: readonly Side[] = ['client', 'interpreter'];
const otherOf = (side: Side): Side => (side === 'client' ? 'interpreter' : 'client');

/** The people who were told anything since, once a message of our own has come through after it. */
async function takeTold() {
  const mark = randomUUID();
  await sql`SELECT pg_notify(${LIVE_CHANNEL}, ${mark})`.execute(server.context.db.queries);
  for (let waited = 0; !told.includes(mark) && waited < 5000; waited += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const taken = told.filter((each) => each.startsWith('{')).map((each) => Notice.parse(JSON.parse(each)));
  told = [];
  return taken.filter(({ news }) => news.type !== 'session_over').flatMap(({ to }) => to);
}

/** Everything that somebody is answered about a meeting, its people and themselves. */
async function allThatIsRead(scene: Scene, by: By, id: string) {
  const { interpreter } = scene.people;
  const reads = {
    people: await scene.call(getInterpreters, {}, by),
    profile: await scene.call(getInterpreterProfile, { uuid: interpreter.id }, by),
    list: await scene.call(reviews.getReviews, { interpreter_id: interpreter.id, page: 1 }, by),
  };
  if (by === 'admin') return { ...reads, reviews: await scene.call(getInstituteReviews, { page: 1 }, by) };
  const {
    exported_at: _now,
    sessions: _signIns,
    person: _lastSeen,
    ...own
  } = await scene.call(exportOwnData, {}, by);
  return {
    ...reads,
    own,
    booking: await scene.call(getBooking, { id }, by),
    history: await scene.call(getBookingHistory, { id }, by),
    meeting: await scene.call(reviews.getMeetingReviews, { id }, by),
    waiting: await scene.call(reviews.getWaitingReviews, {}, by),
  };
}
const mails = async () =>
  (await server.context.db.queries.selectFrom('outbox').select('id').execute()).length;

describe.each(SIDES)('a review by the %s', (author) => {
  const other = otherOf(author);

  it('changes nothing that the other side or anybody else can read, hear or count, until the last millisecond', async () => {
    const scene = await arrive(server);
    const { id, endsAt } = await scene.over();
    const { queries } = server.context.db;
    await queries.updateTable('interpreters').set({ published_at: server.clock.now() }).execute();
    // what is sent to ask both is sent before
    scene.until(endsAt, 180);
    await scene.timePasses();
    const readers: By[] = [other, 'admin'];
    const before = [];
    for (const by of readers) before.push(await allThatIsRead(scene, by, id));
    const mailed = await mails();
    await takeTold();

    await scene.review(id, author);
    await scene.timePasses();
    expect(new Set(await takeTold())).toEqual(new Set([scene.people[author].id]));
    expect(await mails()).toBe(mailed);
    for (const [place, by] of readers.entries()) {
      expect(await allThatIsRead(scene, by, id)).toEqual(before[place]);
    }
    expect(JSON.stringify(await allThatIsRead(scene, author, id))).toContain('Calm.');

    server.clock.advance({ seconds: (Date.parse(endsAt) + 14 * DAY_MS - 1 - now()) / 1000 });
    await scene.timePasses();
    for (const by of readers) {
      expect(JSON.stringify(await allThatIsRead(scene, by, id))).not.toContain('Calm.');
    }
    expect(await takeTold()).toEqual([]);

    server.clock.advance({ seconds: 0.001 });
    await scene.timePasses();
    expect(new Set(await takeTold())).toEqual(new Set(SIDES.map((side) => scene.people[side].id)));
    const seen = await allThatIsRead(scene, other, id);
    expect(seen).toMatchObject({ meeting: { other: { text: 'Calm.', rating: 4 } } });
    expect(JSON.stringify(seen)).toContain('"action":"review"');
    expect(JSON.stringify(await allThatIsRead(scene, 'admin', id))).toContain('Calm.');
  });

  it('is read by both sides, and counted, as soon as the other one has given theirs', async () => {
    const scene = await arrive(server);
    const { id } = await scene.over();
    const { queries } = server.context.db;
    await queries.updateTable('interpreters').set({ published_at: server.clock.now() }).execute();
    await scene.review(id, author);
    await takeTold();
    await scene.review(id, other);
    expect(new Set(await takeTold())).toEqual(new Set(SIDES.map((side) => scene.people[side].id)));
    for (const by of SIDES) {
      const seen = await allThatIsRead(scene, by, id);
      expect(seen).toMatchObject({ meeting: { own: { rating: 4 }, other: { rating: 4 } }, waiting: [] });
      expect(seen).toMatchObject({
        own: { reviews_written: [{ rating: 4 }], reviews_received: [{ rating: 4 }] },
      });
      expect(seen).toMatchObject({ booking: { clientStanding: { rating: 4, reviews: 1 } } });
      expect(seen.list).toMatchObject({ total: 1, rating: 4 });
    }
  });
});

const now = () => server.clock.now().getTime();

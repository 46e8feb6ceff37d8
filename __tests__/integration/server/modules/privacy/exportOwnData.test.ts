import { getPersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startCall } from '../../../../../src/shared/contract/bookings/calls';
import { callWish } from '../../../../support/callRules';
import { createCalendarFeed } from '../../../../../src/shared/contract/bookings/calendar';
import {
  exportBookings,
  exportCalls,
  exportMessages,
  exportOwnData,
} from '../../../../../src/shared/contract/account/ownData';
import { updateHeadshot } from '../../../../../src/shared/contract/account/headshot';
import { EXPORTS_PER_HOUR } from '../../../../../src/server/modules/account/service/accountLimits';
import { addBriefing } from '../../../../support/addBriefing';
import { jpegOf } from '../../../../support/pictures/testPictures';
import { ownDataWorld, type OwnDataWorld } from '../../../../support/ownDataWorld';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('all of one’s own data', () => {
  let server: TestServer;
  let world: OwnDataWorld;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    world = await ownDataWorld(server);
  });
  const take = async (who: 'client' | 'interpreter') =>
    (await server.call(exportOwnData, {}, world.as(world[who]))).data();

  it('holds the person, each booking with its history, and every word that was said', async () => {
    const { client, interpreter, as, say, sendFile, book } = world;
    const booking = await book('2026-02-10');
    await say(client, 'Good morning.');
    await say(interpreter, 'Good morning to you.');
    await sendFile(client, 'Mietvertrag.pdf');
    const data = await take('client');
    expect(data.person).toEqual((await server.call(getPersonalInfo, {}, as(client))).data());
    expect(data.bookings.map((each) => each.booking.id)).toEqual([booking.id]);
    expect(data.bookings[0]?.history.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['request', 'Ottilie Vogelsang'],
      ['accept', 'Amparo Quintanilla'],
    ]);
    expect(data.conversations).toMatchObject([
      {
        with: 'Amparo Quintanilla',
        messages: [
          { by: 'me', text: 'Good morning.', file: null },
          { by: 'other', text: 'Good morning to you.', file: null },
          { by: 'me', text: '', file: 'Mietvertrag.pdf' },
        ],
      },
    ]);
    expect(data.profile).toBeNull();
    expect(data.sessions).toHaveLength(1);
    const theirs = await take('interpreter');
    expect(theirs.profile?.professionalInfo.languages).toEqual(['English', 'Spanish']);
    expect(theirs.bookings[0]?.booking).toEqual(data.bookings[0]?.booking);
  });

  it('holds what was asked of several, for who asked and for who was', async () => {
    const { client, interpreter, as } = world;
    const wish = { ...callWish(), id: randomUUID(), interpreter_ids: [interpreter.id], maxTotalFee: 80 };
    (await server.call(startCall, wish, as(client))).data();
    expect(await take('client')).toMatchObject({
      calls: [{ wish: callWish(), state: 'asking', asked: 1, booking_id: null }],
      offers: [],
    });
    expect(await take('interpreter')).toMatchObject({
      calls: [],
      offers: [{ title: 'Quarterly review', totalFee: 80, state: 'open', answered_at: null }],
    });
  });

  it('leaves sealed what is sealed to the reader, and everything of strangers out', async () => {
    const { client, interpreter, book, thread } = world;
    const request = await book('2026-02-10', { isAccepted: false });
    await addBriefing(server.context, thread, request.id);
    const stranger = await ownDataWorld(server);
    await stranger.book('2026-02-11');
    await stranger.say(stranger.client, 'Nobody else’s business.');
    const text = JSON.stringify(await take('interpreter'));
    expect(text).not.toContain('lease.pdf');
    expect(text).not.toContain('Nobody else');
    expect(text).not.toContain(stranger.client.id);
    expect(text).toContain(client.id);
    expect(JSON.stringify(await take('client'))).toContain('lease.pdf');
    // Nothing by which somebody else could sign in.
    expect(text).not.toContain('argon2');
    expect(interpreter.password_hash).toContain('argon2');
  });

  it('holds the picture itself, and nobody’s after it was removed', async () => {
    expect((await take('client')).headshot).toBeNull();
    const { client, as } = world;
    const photo = { content: jpegOf(300, 200).toString('base64') };
    const { photo_url: url } = (await server.call(updateHeadshot, photo, as(client))).data();
    const { headshot } = await take('client');
    expect(headshot?.updated_at).toBe(server.clock.now().toISOString());
    const largest = (url ?? '').replace('256', '512');
    const served = await server.app.inject({ method: 'GET', url: largest });
    expect(headshot?.content).toBe(served.rawPayload.toString('base64'));
    expect((await take('interpreter')).headshot).toBeNull();
    await server.call(updateHeadshot, { content: null }, as(client));
    expect((await take('client')).headshot).toBeNull();
  });

  it('says since when calendars read the bookings, and not where', async () => {
    expect((await take('client')).calendar_feed).toBeNull();
    const { url } = (await server.call(createCalendarFeed, {}, world.as(world.client))).data();
    const data = await take('client');
    expect(data.calendar_feed).toEqual({ created_at: server.clock.now().toISOString(), read_at: null });
    expect(JSON.stringify(data)).not.toContain(/[\w-]{43}/.exec(url)?.[0]);
  });

  it('gives a very long conversation a piece at a time, to its two people, and loses nothing', async () => {
    const { client, interpreter, thread, as } = world;
    const count = 2500;
    const { queries } = server.context.db;
    await sql`INSERT INTO messages (thread_id, seq, id, author_id, body, sent_at)
      SELECT ${thread}::uuid, seq, gen_random_uuid(), ${interpreter.id}::uuid, 'said ' || seq, now()
      FROM generate_series(1, ${count}::int) AS seq`.execute(queries);
    await queries.updateTable('threads').set({ last_seq: count }).where('id', '=', thread).execute();
    const [latest] = (await take('client')).conversations;
    const said = (latest?.messages ?? []).map(({ text }) => text);
    expect(said).toHaveLength(100);
    for (let before = latest?.earlier_before ?? null; before !== null;) {
      const piece = (await server.call(exportMessages, { thread_id: thread, before }, as(client))).data();
      expect(piece.messages.length).toBeLessThanOrEqual(100);
      said.unshift(...piece.messages.map(({ text }) => text));
      before = piece.earlier_before;
    }
    expect(said).toEqual(Array.from({ length: count }, (_, place) => `said ${place + 1}`));
  });

  it('gives very many bookings a piece at a time, each with its history, and loses none', async () => {
    const { client, as, book } = world;
    const { id } = await book('2026-02-10');
    const { queries } = server.context.db;
    const copied =
      sql.raw(`meeting_date, meeting_time, meeting_half, meeting_zone, duration, language_from, language_to,
      host_platform, title, subject, description, respond_by, hourly_price_cents, total_fee_cents, updated_at, starts_at,
      ends_at, interpreter_id, client_id`);
    await sql`INSERT INTO bookings (id, status, created_at, ${copied})
      SELECT gen_random_uuid(), 'declined', timestamptz '2026-01-01Z' + make_interval(secs => n / 3), ${copied}
      FROM bookings, generate_series(1, 1200) AS n WHERE id = ${id}`.execute(queries);
    await sql`INSERT INTO reviews (interpreter_id, booking_id, client_id, author, rating, body, written_at, revealed_at)
      SELECT interpreter_id, id, client_id, 'client', 4, '', created_at, created_at FROM bookings
      WHERE client_id = ${client.id} AND status = 'declined'`.execute(queries);
    const newest = await take('client');
    const found = [...newest.bookings];
    const said = [...newest.reviews_written];
    expect(found).toHaveLength(50);
    expect(said.length).toBeLessThanOrEqual(100);
    for (let before = newest.older_before; before !== null;) {
      const piece = (await server.call(exportBookings, { before }, as(client))).data();
      expect(piece.bookings.length).toBeLessThanOrEqual(100);
      found.push(...piece.bookings);
      said.push(...piece.reviews_written);
      before = piece.older_before;
    }
    expect(new Set(found.map(({ booking }) => booking.id)).size).toBe(1201);
    expect(new Set(said.map((review) => review.booking_id)).size).toBe(1200);
    expect(found.find(({ booking }) => booking.id === id)?.history.map(({ action }) => action)).toEqual([
      'request',
      'accept',
    ]);
    expect((await take('interpreter')).older_before).not.toBeNull();
  });

  it('gives very many calls a piece at a time, each with what was asked for, and loses none', async () => {
    const { client, interpreter, as } = world;
    const id = randomUUID();
    const wish = { ...callWish(), id, interpreter_ids: [interpreter.id], maxTotalFee: 80 };
    (await server.call(startCall, wish, as(client))).data();
    await sql`INSERT INTO calls (id, client_id, state, wish, starts_at, ends_at, max_total_cents, closes_at, created_at, ended_at)
      SELECT gen_random_uuid(), client_id, 'lapsed', jsonb_set(wish, '{meetingDescription}', to_jsonb('call ' || n)),
        starts_at, ends_at, max_total_cents, closes_at, created_at - make_interval(secs => (n + 2) / 3), created_at
      FROM calls, generate_series(1, 450) AS n WHERE id = ${id}`.execute(server.context.db.queries);
    const newest = await take('client');
    const found = [...newest.calls];
    expect(found).toHaveLength(50);
    for (let before = newest.older_calls_before; before !== null;) {
      const piece = (await server.call(exportCalls, { before }, as(client))).data();
      expect(piece.calls.length).toBeLessThanOrEqual(100);
      found.push(...piece.calls);
      before = piece.older_calls_before;
    }
    expect(found[0]).toMatchObject({ state: 'asking', asked: 1, wish: callWish() });
    const said = found.map((call) => call.wish.meetingDescription);
    expect(said).toHaveLength(451);
    expect(new Set(said).size).toBe(451);
    const before = { at: '2030-01-01T00:00:00.000Z', id };
    const theirs = (await server.call(exportCalls, { before }, as(interpreter))).data();
    expect(theirs).toEqual({ calls: [], older_calls_before: null });
  });

  it('holds the newest decisions about them, and says how many older ones there are', async () => {
    const { client } = world;
    await sql`INSERT INTO audit_log (institute_id, at, actor_name, action, subject, subject_id, before, after)
      SELECT institutes.id, now(), '', 'person.roles', 'Ottilie Vogelsang', ${client.id}::uuid, to_jsonb(n - 1), to_jsonb(n)
      FROM institutes, generate_series(1, 503) AS n WHERE is_house ORDER BY n`.execute(
      server.context.db.queries,
    );
    const { decisions, older_decisions } = await take('client');
    expect([decisions.length, decisions[0]?.after, older_decisions]).toEqual([500, 503, 3]);
    expect(await take('interpreter')).toMatchObject({ decisions: [], older_decisions: 0 });
  });

  it('can be asked for so often an hour', async () => {
    const { as, client } = world;
    for (let count = 0; count < EXPORTS_PER_HOUR; count += 1) await take('client');
    expect((await server.call(exportOwnData, {}, as(client))).refusal().code).toBe('TOO_MANY_REQUESTS');
    expect((await server.call(exportOwnData, {}, as(world.interpreter))).status).toBe(200);
  });
});

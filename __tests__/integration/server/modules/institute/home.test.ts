import { randomUUID } from 'node:crypto';
import { acceptBooking, cancelBooking } from '../../../../../src/shared/contract/bookings/booking';
import { decideProblem, reportProblem } from '../../../../../src/shared/contract/bookings/aftermath';
import type { BookingPayload } from '../../../../../src/shared/contract/bookings/bookingRecord';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { getStatement } from '../../../../../src/shared/contract/bookings/statement';
import { getInstituteHome } from '../../../../../src/shared/contract/institute/home';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import type { InterpretationLanguage } from '../../../../../src/shared/domain/text/interpretationLanguages';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { findHouse } from '../../../../../src/server/modules/institute/service/institutes';
import { setMembership } from '../../../../../src/server/modules/institute/service/memberships';
import { bookingRequest } from '../../../../support/bookingRequest';
import { addInstitute } from '../../../../support/instituteScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
const tokens = new Map<string, string>();
const people: Record<'admin' | 'houseAdmin' | 'client' | 'houseClient' | 'interpreter' | 'foreigner', User> =
  {} as never;
type Name = keyof typeof people;
const by = (name: Name) => ({ token: tokens.get(name) ?? '' });
const home = async (name: Name = 'admin') => (await server.call(getInstituteHome, {}, by(name))).data();

beforeAll(async () => {
  server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  const roles = ['institute_admin'];
  people.admin = await server.addInterpreter({ firstName: 'Amira', lastName: 'Solberg', roles });
  people.houseAdmin = await server.addInterpreter({ lastName: 'House', roles });
  people.client = await server.addClient({ firstName: 'Clara', lastName: 'Client' });
  people.houseClient = await server.addClient({ firstName: 'Otto', lastName: 'Outside' });
  people.interpreter = await server.addInterpreter({ firstName: 'Ines', lastName: 'Ruiz' });
  people.foreigner = await server.addInterpreter({ firstName: 'Fern', lastName: 'Away' });
  const { admin, client, interpreter } = people;
  const instituteId = await addInstitute(server.context, 'Harbour', [admin, client, interpreter]);
  const { queries } = server.context.db;
  const businessId = randomUUID();
  const named = { name: 'Clinic', plain_name: 'clinic', created_at: server.clock.now() };
  await queries
    .insertInto('businesses')
    .values({ id: businessId, institute_id: instituteId, ...named })
    .execute();
  await queries
    .updateTable('memberships')
    .set({ business_id: businessId })
    .where('user_id', '=', client.id)
    .execute();
  // the admin's month begins when it is the last evening of another one in Europe
  await queries.updateTable('users').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', admin.id).execute();
  for (const [name, { email }] of Object.entries(people))
    tokens.set(name, (await server.signIn(email)).token);
});
afterAll(() => server.close());

async function ask(
  changes: Partial<BookingPayload> = {},
  client: Name = 'client',
  interpreter: Name = 'interpreter',
) {
  const parties = { clientId: people[client].id, interpreterId: people[interpreter].id };
  return (await server.call(addBooking, bookingRequest(parties, changes), by(client))).data();
}
async function agree(changes: Partial<BookingPayload> = {}, client?: Name) {
  const { id } = await ask(changes, client);
  return (await server.call(acceptBooking, { id }, by('interpreter'))).data();
}
const until = (instant: string) =>
  server.clock.advance({ seconds: (Date.parse(instant) - server.clock.now().getTime()) / 1000 });
/** Sign-ins end with time. */
const signInAgain = async () => {
  for (const [name, { email }] of Object.entries(people))
    tokens.set(name, (await server.signIn(email)).token);
};

describe('the institute’s home', () => {
  it('is honest where there is nothing', async () => {
    expect(await home()).toMatchObject({
      timeZone: 'Asia/Tokyo',
      waiting: { listings: 0, credentials: 0, tiers: 0, problems: 0 },
      today: { total: 0, sessions: [] },
      spend: [],
      unanswered: { total: 0, requests: [] },
      missingPairs: [],
    });
  });

  it('is an admin’s alone', async () => {
    for (const name of ['client', 'interpreter'] as const) {
      expect((await server.call(getInstituteHome, {}, by(name))).status).toBe(403);
    }
    expect((await server.call(getInstituteHome, {})).status).toBe(401);
  });

  it('tells what waits for this admin, of their own institute and not about themselves', async () => {
    const { queries } = server.context.db;
    const set = (id: string) =>
      queries
        .updateTable('interpreters')
        .set({ listing_state: 'in_review', listing_since: server.clock.now() })
        .where('user_id', '=', id)
        .execute();
    const wish = { requested_tier: 'enterprise' as const };
    await queries.updateTable('users').set(wish).where('id', '=', people.client.id).execute();
    for (const name of ['admin', 'interpreter', 'foreigner'] as const) await set(people[name].id);
    expect((await home()).waiting).toEqual({ listings: 1, credentials: 0, tiers: 1, problems: 0 });
    expect((await home('houseAdmin')).waiting).toEqual({
      listings: 1,
      credentials: 0,
      tiers: 0,
      problems: 0,
    });
    await queries.updateTable('interpreters').set({ listing_state: 'listed' }).execute();
    await queries.updateTable('users').set({ requested_tier: null }).execute();
  });

  it('tells today’s sessions and the month’s spend in the admin’s zone, to the cent, each once', async () => {
    // 31 January 16:00 GMT is 1 February in Tokyo; 28 February 16:00 GMT is March there
    const first = await agree({ meetingDate: '2026-01-31', meetingTime: '04:00', meetingAmPm: 'PM' });
    await agree({ meetingDate: '2026-01-31', meetingTime: '02:00', meetingAmPm: 'PM' });
    const disputed = await agree({ meetingDate: '2026-02-10' });
    const late = await agree({ meetingDate: '2026-02-12' });
    await agree({ meetingDate: '2026-02-20' });
    await agree({ meetingDate: '2026-02-28', meetingTime: '04:00', meetingAmPm: 'PM' });
    await agree({ meetingDate: '2026-02-13' }, 'houseClient');
    until('2026-01-31T15:30:00.000Z');
    await signInAgain();
    expect((await home()).today).toMatchObject({
      total: 1,
      sessions: [{ id: first.id, client: 'Clara Client', interpreter: 'Ines Ruiz', status: 'confirmed' }],
    });
    until('2026-02-10T12:00:00.000Z');
    await signInAgain();
    await server.call(reportProblem, { id: disputed.id, text: 'Half.' }, by('client'));
    // nobody decides before the other side is heard
    expect((await home()).waiting.problems).toBe(0);
    await server.call(reportProblem, { id: disputed.id, text: 'Most of it.' }, by('interpreter'));
    expect((await home()).waiting.problems).toBe(1);
    const spend = async () => (await home()).spend;
    const owed = { business: 'Clinic', sessions: 1, amount: 80, ahead: 160 };
    expect(await spend()).toMatchObject([owed]);
    await server.call(
      decideProblem,
      { booking_id: disputed.id, outcome: 'partial', amount: 33.33, reason: 'Half of it.' },
      by('admin'),
    );
    expect((await home()).waiting.problems).toBe(0);
    expect(await spend()).toMatchObject([{ ...owed, sessions: 2, amount: 113.33 }]);
    until('2026-02-11T12:00:00.000Z');
    await signInAgain();
    await server.call(cancelBooking, { id: late.id, feeSeen: 80 }, by('client'));
    expect(await spend()).toMatchObject([{ ...owed, sessions: 2, amount: 193.33, ahead: 80 }]);
    const january = (await server.call(getStatement, { month: '2026-01' }, by('client'))).data().totals
      .amount;
    expect(january).toBe(160);
    // somebody of another institute sees the other side of a session with their own client only
    expect((await home('houseAdmin')).spend).toMatchObject([
      { business_id: null, business: null, ahead: 80 },
    ]);
  });

  it('tells of requests that ended without an answer, for 30 days', async () => {
    const { id } = await ask({ meetingDate: '2026-03-20', meetingTitle: 'Hearing' }, 'client', 'foreigner');
    expect((await home()).unanswered).toEqual({ total: 0, requests: [] });
    server.clock.advance({ minutes: 25 * 60 });
    await signInAgain();
    for (const name of ['admin', 'houseAdmin'] as const) {
      expect((await home(name)).unanswered).toMatchObject({
        total: 1,
        requests: [{ id, title: 'Hearing', from: 'English', to: 'Spanish', interpreter: 'Fern Away' }],
      });
    }
    server.clock.advance({ minutes: 31 * 24 * 60 });
    await signInAgain();
    expect((await home()).unanswered.total).toBe(0);
  });

  it('tells nothing of what was before somebody joined: that was another institute’s', async () => {
    await agree({ meetingDate: '2026-03-25', meetingTime: '09:00' });
    await ask({ meetingDate: '2026-04-20' });
    until('2026-03-25T12:00:00.000Z');
    await signInAgain();
    const facts = async () => {
      const { today, spend, unanswered } = await home();
      return [today.total, spend.length, unanswered.total];
    };
    expect(await facts()).toEqual([1, 1, 1]);
    const { queries } = server.context.db;
    await queries.updateTable('memberships').set({ joined_at: server.clock.now() }).execute();
    expect(await facts()).toEqual([0, 0, 0]);
    await agree({ meetingDate: '2026-03-25', meetingTime: '02:00', meetingAmPm: 'PM' });
    expect(await facts()).toEqual([1, 1, 0]);
  });

  it('tells which pairs clients searched in vain, however they were put, and none that somebody serves', async () => {
    const search = (from: InterpretationLanguage, to: InterpretationLanguage, more = {}) =>
      server.call(getInterpreters, { from, to, sort: 'rank', page: 1, pageSize: 10, ...more }, by('client'));
    const day = server.clock.now().toISOString().slice(0, 10);
    await search('Tigrinya', 'German');
    await search('German', 'Tigrinya');
    await search('English', 'Spanish', { maxPricePerHour: 1 });
    const pair = { languages: ['German', 'Tigrinya'], searches: 2, since: day, last: day };
    expect((await home()).missingPairs).toEqual([pair]);
    server.clock.advance({ minutes: 24 * 60 });
    await signInAgain();
    await search('Tigrinya', 'German');
    const next = server.clock.now().toISOString().slice(0, 10);
    expect((await home('houseAdmin')).missingPairs).toEqual([{ ...pair, searches: 3, last: next }]);
  });

  it('tells the house nothing of what was before somebody came back to it', async () => {
    await agree({ meetingDate: '2026-03-28', meetingTime: '09:00' });
    await ask({ meetingDate: '2026-04-21' });
    until('2026-03-28T12:00:00.000Z');
    await signInAgain();
    const facts = async () => {
      const { today, spend, unanswered } = await home('houseAdmin');
      return [today.total, spend.length, unanswered.total];
    };
    expect(await facts()).toEqual([0, 0, 0]);
    const { queries } = server.context.db;
    const house = await findHouse(queries);
    for (const name of ['client', 'interpreter'] as const) {
      const membership = { userId: people[name].id, instituteId: house.id, businessId: null };
      await setMembership(queries, { ...membership, at: server.clock.now() });
    }
    expect(await facts()).toEqual([0, 0, 0]);
    await agree({ meetingDate: '2026-03-28', meetingTime: '02:00', meetingAmPm: 'PM' });
    expect(await facts()).toEqual([1, 1, 0]);
  });
});

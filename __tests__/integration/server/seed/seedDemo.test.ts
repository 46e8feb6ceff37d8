import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../../src/server/db/database';
import {
  DEMO_ADMIN,
  DEMO_CLIENT,
  DEMO_EMAILS,
  DEMO_HOUSE_ADMIN,
  DEMO_INTERPRETER,
} from '../../../../src/server/platform/demo/demoAccounts';
import { seedDemo } from '../../../../src/server/seed/seedDemo';
import { InterpreterSearch } from '../../../../src/shared/contract/interpreters/interpreter';
import { InterpreterRecord } from '../../../../src/shared/contract/interpreters/interpreterRecord';
import { BOOKING_STATUSES } from '../../../../src/shared/domain/booking/bookingLife';
import { isInterpretationLanguage } from '../../../../src/shared/domain/text/interpretationLanguages';
import { findUserByEmail } from '../../../../src/server/modules/account/service/users';
import {
  getClientRecords,
  getInterpreterRecords,
} from '../../../../src/server/modules/bookings/listBookings';
import { getWaitingListings } from '../../../../src/server/modules/interpreters/decideListing';
import { getInterpreters } from '../../../../src/server/modules/interpreters/getInterpreters';
import { getAllUsers } from '../../../../src/server/modules/institute/getAllUsers';
import { getAuditLog } from '../../../../src/server/modules/institute/getAuditLog';
import { getBusinesses } from '../../../../src/server/modules/institute/saveBusiness';
import { getInvitations } from '../../../../src/server/modules/institute/people/getInvitations';
import { getRoles } from '../../../../src/server/modules/institute/people/listRoles';
import { getTeams } from '../../../../src/server/modules/institute/getTeams';
import { getWaitingReviews } from '../../../../src/server/modules/reviews/service/meetingReviews';
import { publicReviews } from '../../../../src/server/modules/reviews/service/publicReviews';
import { fakeClock } from '../../../support/fakeClock';
import { openTestDatabase } from '../../../support/testDatabase';

const clock = fakeClock('2026-03-27T14:10:00.000Z');
const passwordHashFor = (email: string) => Promise.resolve(`hash of ${email}`);
const callerOf = (userId: string, groupId: 100 | 200) => ({ userId, groupId, roles: [], sessionId: 'none' });

let db: Database;
let answers: boolean[];
beforeAll(async () => {
  db = await openTestDatabase();
  answers = await Promise.all([1, 2, 3].map(() => seedDemo(db, clock, { passwordHashFor })));
}, 60_000);
afterAll(() => db.close());

describe('the demo data', () => {
  it('is brought in once, however many servers start at once, and never into a database with users', async () => {
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await seedDemo(db, clock, { passwordHashFor })).toBe(false);
  });

  it('has the four accounts, verified, with the passwords that were given for them, and nobody else has one', async () => {
    for (const email of DEMO_EMAILS) {
      const user = await findUserByEmail(db.queries, email);
      expect(user).toMatchObject({ password_hash: `hash of ${email}`, verified_at: clock.now() });
    }
    const admin = await findUserByEmail(db.queries, 'admin@dragoman.example');
    expect(admin).toMatchObject({ group_id: 200, roles: ['institute_admin'] });
    const others = db.queries.selectFrom('users').select('id').where('password_hash', 'is not', null);
    expect(await others.execute()).toHaveLength(DEMO_EMAILS.length);
  });

  it('has at least sixty interpreters over many languages, in records of the contract', async () => {
    const search = InterpreterSearch.parse({});
    const list = await getInterpreters({ db, clock }, callerOf(DEMO_CLIENT.id, 100), search);
    expect(list.length).toBeGreaterThanOrEqual(60);
    for (const record of list) expect(InterpreterRecord.parse(record)).toEqual(record);
    const languages = new Set(list.flatMap(({ fields }) => fields.professionalInfo?.languages ?? []));
    expect(languages.size).toBeGreaterThanOrEqual(30);
    expect([...languages].filter((each) => !isInterpretationLanguage(each))).toEqual([]);
    const verticals = new Set(list.flatMap(({ fields }) => fields.verticals?.map(({ name }) => name) ?? []));
    for (const name of ['Software & App', 'Tourism & Living', 'Technical & Engineering']) {
      expect(verticals).toContain(name);
    }
    expect(new Set(list.map(({ fields }) => fields.personalInfo?.name)).size).toBe(list.length);
    expect(list[0]?.id).toBe(DEMO_INTERPRETER.id);
  });

  it('has some who confirm at once, and the demo interpreter, who answers each request', async () => {
    const search = InterpreterSearch.parse({});
    const list = await getInterpreters({ db, clock }, callerOf(DEMO_CLIENT.id, 100), search);
    const atOnce = list.filter(({ atOnce: terms }) => terms);
    expect(atOnce.map(({ fields }) => fields.personalInfo?.name).sort()).toEqual([
      'Jonas Lindner',
      'Mateo Ríos Aguilar',
    ]);
    expect(atOnce[0]?.atOnce?.noticeMinutes).toBeGreaterThan(0);
  });

  it('shows the demo client and the demo interpreter a booking in every status', async () => {
    const lists = [
      await getClientRecords({ db, clock }, callerOf(DEMO_CLIENT.id, 100), { client_id: DEMO_CLIENT.id }),
      await getInterpreterRecords({ db, clock }, callerOf(DEMO_INTERPRETER.id, 200), {
        interpreter_id: DEMO_INTERPRETER.id,
      }),
    ];
    for (const list of lists) {
      expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([...BOOKING_STATUSES].sort());
    }
  });

  it('has an admin of the house, before whom the profile of whoever registers there comes', async () => {
    const { id } = await db.queries
      .insertInto('users')
      .values({
        ...{ id: randomUUID(), email: 'new@people.example', first_name: 'Greta', last_name: 'Neu' },
        ...{ group_id: 200, roles: [], verified_at: clock.now(), created_at: clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const state = { listing_state: 'in_review' as const, listing_since: clock.now() };
    await db.queries
      .insertInto('interpreters')
      .values({ user_id: id, ...state })
      .execute();
    const waitsFor = async (admin: string) => {
      const caller = { ...callerOf(admin, 200), roles: ['institute_admin'] };
      return (await getWaitingListings({ db, clock }, caller)).map((waiting) => waiting.id);
    };
    expect(await waitsFor(DEMO_HOUSE_ADMIN.id)).toEqual([id]);
    expect(await waitsFor(DEMO_ADMIN.id)).not.toContain(id);
    await db.queries.deleteFrom('interpreters').where('user_id', '=', id).execute();
    await db.queries.deleteFrom('users').where('id', '=', id).execute();
  });

  it('gives the demo admin an institute of people, businesses, teams, roles, wishes, an invitation and a log', async () => {
    const admin = { ...callerOf(DEMO_ADMIN.id, 200), roles: ['institute_admin'] };
    const context = { db, clock };
    const people = await getAllUsers(context, admin, {
      sort: 'name',
      order: 'ascending',
      page: 1,
      pageSize: 100,
    });
    expect(people.total).toBeGreaterThanOrEqual(12);
    const emails = people.rows.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(DEMO_EMAILS.slice(0, 3)));
    const waiting = people.rows.filter(({ requested_tier: wish }) => wish !== null);
    expect(new Set(waiting.map(({ requested_tier: wish }) => wish))).toEqual(
      new Set(['professional', 'enterprise']),
    );
    expect((await getBusinesses(context, admin, {})).map(({ people: count }) => count > 0)).toEqual([
      true,
      true,
      true,
    ]);
    const teams = await getTeams(context, admin, {});
    expect(teams).toHaveLength(3);
    for (const { members } of teams) expect(members.length).toBeGreaterThan(1);
    const roles = await getRoles(context, admin);
    expect(roles.map(({ people: count }) => count > 0)).toEqual([true, true, true, true]);
    expect(await getInvitations(context, admin)).toHaveLength(1);
    const log = await getAuditLog(context, admin, { order: 'descending', page: 1, pageSize: 100 });
    expect(log.rows[0]).toMatchObject({ action: 'invitation.send', actor: 'Amira Solberg' });
    expect(log.total).toBeGreaterThan(5);
  });

  it('tells the history of every booking up to what it is now', async () => {
    const bookings = await db.queries.selectFrom('bookings').select(['id', 'status']).execute();
    const events = await db.queries.selectFrom('booking_events').selectAll().orderBy('id').execute();
    for (const { id, status } of bookings) {
      const own = events.filter(({ booking_id }) => booking_id === id);
      expect(own[0]).toMatchObject({ action: 'request', from_status: null });
      expect(own.at(-1)?.to_status).toBe(status);
      expect(own.slice(1).map(({ from_status }) => from_status)).toEqual(
        own.slice(0, -1).map(({ to_status }) => to_status),
      );
    }
  });

  it('rates people by the mean of their reviews, in three languages, and nobody who is new', async () => {
    const { queries } = db;
    const people = await queries
      .selectFrom('interpreters')
      .select(['user_id', 'credibility_level', 'client_references', 'years_experience'])
      .execute();
    for (const { user_id, credibility_level, client_references, years_experience } of people) {
      const { items, total, rating } = await publicReviews(
        queries,
        { interpreterId: user_id, pageSize: 100 },
        clock.now(),
      );
      expect([total, rating]).toEqual([client_references, credibility_level]);
      expect(items).toHaveLength(total);
      if ((years_experience ?? 0) <= 1) expect(total).toBe(0);
      else expect(total).toBeGreaterThan(0);
    }
    const ratings = people.flatMap(({ credibility_level: level }) => level ?? []);
    expect(Math.min(...ratings)).toBeLessThan(3.2);
    expect(Math.max(...ratings)).toBeGreaterThan(3.7);
    const { rows } = await sql<{ said: string }>`SELECT string_agg(body, ' ') AS said FROM reviews`.execute(
      queries,
    );
    for (const words of ['Calm, exact', 'Impecable', '専門用語']) expect(rows[0]?.said).toContain(words);
    const waiting = { db, clock };
    const client = await getWaitingReviews(waiting, callerOf(DEMO_CLIENT.id, 100));
    const interpreter = await getWaitingReviews(waiting, callerOf(DEMO_INTERPRETER.id, 200));
    expect(client.length).toBeGreaterThan(0);
    expect(interpreter.length).toBeGreaterThan(0);
  });
});

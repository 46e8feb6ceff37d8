import { sql, type Insertable } from 'kysely';
import { INTERPRETER_GROUP } from '../../shared/domain/people/groups';
import type { Database, Queries } from '../db/database';
import type { Tables } from '../db/tables';
import { bookingRows } from './bookingRows';
import { DEMO_ACCOUNTS, DEMO_INTERPRETER, type DemoAccount } from '../platform/demo/demoAccounts';
import { DEMO_CLIENTS } from './demoClients';
import { DEMO_INTERPRETERS } from './demoInterpreters';
import { interpreterRows } from './interpreterRows';
import { plansOfDemoAccounts } from './plansOfDemoAccounts';
import { plansOfOthers } from './plansOfOthers';
import { seedAftermath } from './seedAftermath';
import { seedCredentials } from './seedCredentials';
import { seedInstitute } from './seedInstitute';
import { seedTalk } from './seedTalk';

export interface DemoOptions {
  /** PHC string of the password of a demo account */
  passwordHashFor: (email: string) => Promise<string>;
  /** draws while the rest is brought in; nobody has a face where it is left out */
  drawPortraits?: (now: Date) => Promise<StorePortraits>;
}

/** Gives the people, who must be there already, their portraits. */
export type StorePortraits = (queries: Queries) => Promise<void>;

/** One number of ours among a server's advisory locks; see also `migrate`. */
const SEED_LOCK = 7_261_002;

/** Fills an empty database with the demo data, all or nothing; does nothing and answers false where users exist. */
export async function seedDemo(
  db: Database,
  clock: { now(): Date },
  { passwordHashFor, drawPortraits }: DemoOptions,
): Promise<boolean> {
  if (await hasUsers(db.queries)) return false;
  const hashes = new Map<string, string>();
  for (const { email } of DEMO_ACCOUNTS) hashes.set(email, await passwordHashFor(email));
  return db.queries.transaction().execute(async (queries) => {
    await sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`.execute(queries);
    if (await hasUsers(queries)) return false;
    const now = clock.now();
    const [storePortraits] = await Promise.all([
      drawPortraits?.(now),
      insertEverything(queries, now, hashes),
    ]);
    await storePortraits?.(queries);
    return true;
  });
}

async function insertEverything(queries: Queries, now: Date, hashes: Map<string, string>): Promise<void> {
  await insertPeople(queries, now, hashes);
  await insertBookings(queries, now);
  await seedInstitute(queries, now);
  await seedCredentials(queries, now);
}

async function hasUsers(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(1).execute()).length > 0;
}

async function insertPeople(queries: Queries, now: Date, hashes: Map<string, string>): Promise<void> {
  const others = DEMO_INTERPRETERS.filter(({ id }) => id !== DEMO_INTERPRETER.id).map(
    (person): DemoAccount => {
      return { ...person, groupId: INTERPRETER_GROUP, roles: [] };
    },
  );
  const users = [...DEMO_ACCOUNTS, ...others, ...DEMO_CLIENTS].map((account) => ({
    id: account.id,
    email: account.email,
    first_name: account.name[0],
    last_name: account.name[1],
    group_id: account.groupId,
    roles: account.roles,
    password_hash: hashes.get(account.email) ?? null,
    time_zone: account.zone,
    verified_at: now,
    created_at: now,
  }));
  await queries.insertInto('users').values(users).execute();
  const rows = DEMO_INTERPRETERS.map((person, place) => interpreterRows(person, place, now));
  await insertAll(
    queries,
    'interpreters',
    rows.map((each) => each.interpreters),
  );
  await insertAll(
    queries,
    'interpreter_languages',
    rows.flatMap((each) => each.interpreter_languages),
  );
  await insertAll(
    queries,
    'interpreter_verticals',
    rows.flatMap((each) => each.interpreter_verticals),
  );
  await insertAll(
    queries,
    'interpreter_certifications',
    rows.flatMap((each) => each.interpreter_certifications),
  );
  await insertAll(
    queries,
    'interpreter_experience',
    rows.flatMap((each) => each.interpreter_experience),
  );
  await insertAll(
    queries,
    'interpreter_prices',
    rows.flatMap((each) => each.interpreter_prices),
  );
  await insertAll(
    queries,
    'weekly_hours',
    rows.flatMap((each) => each.weekly_hours),
  );
}

async function insertBookings(queries: Queries, now: Date): Promise<void> {
  const plans = [...plansOfDemoAccounts(now), ...plansOfOthers(now)];
  const rows = plans.map((plan) => bookingRows(plan, now));
  await insertAll(
    queries,
    'bookings',
    rows.map(({ booking }) => booking),
  );
  await insertAll(
    queries,
    'booking_events',
    rows.flatMap(({ events }) => events),
  );
  // Nothing is known yet of a session to which nobody came.
  const attended = rows.filter(
    ({ booking, events }) => booking.status !== 'completed' || events.some(({ action }) => action === 'join'),
  );
  await seedAftermath(
    queries,
    attended.map(({ booking }) => booking),
    now,
  );
  await seedTalk(queries, now);
}

async function insertAll<Name extends keyof Tables>(
  queries: Queries,
  table: Name,
  rows: Insertable<Tables[Name]>[],
): Promise<void> {
  await queries.insertInto(table).values(rows).execute();
}

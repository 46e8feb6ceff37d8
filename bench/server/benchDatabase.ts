import { sql } from 'kysely';
import type { Database, DatabaseOptions } from '../../src/server/db/database';
import { migrate } from '../../src/server/db/migrate';
import { openDatabase } from '../../src/server/db/openDatabase';
import { hashPassword } from '../../src/server/services/auth/passwords';
import { addManyBookings } from '../../__tests__/support/many/manyBookings';
import { addManyPeople, idOf, INTERPRETERS } from '../../__tests__/support/many/manyPeople';
import { madeUpId } from '../../__tests__/support/many/madeUpId';

/** Whose list is read: twenty bookings, in the large database and in the small one. */
export const READER = madeUpId('client1');
/** So many bookings the reader has. */
const OWN = 20;
export const BENCH_PASSWORD = 'Interpreters-Unite-7';

/** 5,000 interpreters and 100,000 bookings, or 1,000 of them, around today. */
export async function makeBenchDatabase(
  options: DatabaseOptions,
  size: 'large' | 'small',
): Promise<Database> {
  const db = await openDatabase(options);
  await migrate(db);
  await addManyPeople(db);
  const interpreters = size === 'large' ? INTERPRETERS : 50;
  // So that none is overdue: that would be looked after as soon as a server starts.
  const at = new Date(new Date().setUTCHours(0, 0, 0, 0) + 3 * 86_400_000);
  await addManyBookings(db, { at, interpreters, each: 20 });
  const run = (statement: string) => sql.raw(statement).execute(db.queries);
  await run(`UPDATE bookings SET client_id = ${idOf('client', '2')} WHERE client_id = '${READER}'`);
  await run(`UPDATE bookings SET client_id = '${READER}' FROM
    (SELECT interpreter_id, id FROM bookings WHERE status = 'completed' LIMIT ${OWN}) AS chosen
    WHERE bookings.interpreter_id = chosen.interpreter_id AND bookings.id = chosen.id`);
  await sql`UPDATE users SET password_hash = ${await hashPassword(BENCH_PASSWORD)}`.execute(db.queries);
  await run(`UPDATE sessions SET created_at = now(), expires_at = now() + interval '1 day'`);
  await run('VACUUM ANALYZE');
  return db;
}

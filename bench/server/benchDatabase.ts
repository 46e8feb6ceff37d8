import { sql } from 'kysely';
import type { Database, DatabaseOptions } from '../../src/server/db/database';
import { migrate } from '../../src/server/db/migrate';
import { openDatabase } from '../../src/server/db/openDatabase';
import { hashPassword } from '../../src/server/modules/auth/service/passwords';
import { addManyBookings } from '../../__tests__/support/many/manyBookings';
import { addManyPeople, idOf, INTERPRETERS } from '../../__tests__/support/many/manyPeople';
import { madeUpId } from '../../__tests__/support/many/madeUpId';

/** Whose lists are read, by number: many, because one person has four calls at once; the others book. */
export const READERS = Array.from({ length: 25 }, (_, place) => place + 1);
export const readerId = (number: number): string => madeUpId(`client${number}`);
/** So many bookings each reader has, in the large database and in the small one. */
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
  const readers = READERS.map((number) => `'${readerId(number)}'`).join(', ');
  await run(
    `UPDATE bookings SET client_id = ${idOf('client', `${READERS.length + 1}`)} WHERE client_id IN (${readers})`,
  );
  await run(`UPDATE bookings SET client_id = ${idOf('client', `1 + chosen.place / ${OWN}`)} FROM
    (SELECT interpreter_id, id, row_number() OVER () - 1 AS place FROM bookings WHERE status = 'completed'
      LIMIT ${OWN * READERS.length}) AS chosen
    WHERE bookings.interpreter_id = chosen.interpreter_id AND bookings.id = chosen.id`);
  await sql`UPDATE users SET password_hash = ${await hashPassword(BENCH_PASSWORD)}`.execute(db.queries);
  await run(`UPDATE sessions SET created_at = now(), expires_at = now() + interval '1 day'`);
  await run('VACUUM ANALYZE');
  return db;
}

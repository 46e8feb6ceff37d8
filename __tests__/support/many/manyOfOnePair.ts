import { sql } from 'kysely';
import type { Database } from '../../../src/server/db/database';
import { insertBookings, markCountedReviews, MANY_AT } from './manyBookings';
import { idOf } from './manyPeople';

/** So many of one client with one interpreter, more than anybody's look may read. */
const SESSIONS = 4000;
const PAIR = `SELECT ${idOf('interpreter', '3')} AS interpreter, ${idOf('client', '3')} AS client`;

/** Sessions of client 3 with interpreter 3, one each half hour: accepted, over, reviewed by both at once. */
export async function addManyOfOnePair(db: Database): Promise<void> {
  const start = `timestamptz '${MANY_AT.toISOString()}'`;
  await db.queries.transaction().execute(async (queries) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(queries);
    const run = (statement: string) => sql.raw(statement).execute(queries);
    await insertBookings(
      queries,
      `${PAIR}, 'completed' AS status, ${start} - make_interval(mins => n * 30) AS at
        FROM generate_series(1, ${SESSIONS}) AS n`,
    );
    const ofPair = `bookings JOIN (${PAIR}) AS pair ON interpreter_id = interpreter AND client_id = client`;
    await run(`INSERT INTO booking_events (interpreter_id, booking_id, at, actor, action, from_status, to_status)
      SELECT interpreter_id, id, created_at + interval '5 minutes', 'interpreter', 'accept', 'pending', 'confirmed' FROM ${ofPair}`);
    await run(`INSERT INTO reviews (interpreter_id, booking_id, client_id, author, rating, marks, body, written_at, revealed_at, is_reckoned)
      SELECT interpreter_id, id, client_id, author, 4, '{4,4,4,4}', 'Well done', starts_at, starts_at, true
      FROM ${ofPair}, unnest(ARRAY['client', 'interpreter']) AS author ON CONFLICT DO NOTHING`);
    await markCountedReviews(queries);
  });
  await sql`ANALYZE`.execute(db.queries);
}

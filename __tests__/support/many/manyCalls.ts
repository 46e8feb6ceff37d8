import { sql } from 'kysely';
import type { Database } from '../../../src/server/db/database';
import { MANY_AT } from './manyBookings';

const CALLS = 5000;

/** Calls of many clients, three people asked in each; every hundredth still asks, and is told of. */
export async function addManyCalls(db: Database): Promise<void> {
  const at = `timestamptz '${MANY_AT.toISOString()}'`;
  const run = (statement: string) => sql.raw(statement).execute(db.queries);
  await run(`INSERT INTO calls (id, client_id, state, wish, starts_at, ends_at, max_total_cents, next_wave_at, closes_at,
      created_at, ended_at)
    SELECT gen_random_uuid(), client_id, CASE WHEN n % 100 = 0 THEN 'asking' ELSE 'lapsed' END, '{}',
      ${at} + interval '3 days', ${at} + interval '3 days 1 hour', 10000,
      CASE WHEN n % 100 = 0 THEN ${at} + make_interval(hours => (n % 7)::integer - 3) END, ${at} + interval '1 day',
      ${at} - make_interval(hours => n::integer), CASE WHEN n % 100 = 0 THEN NULL ELSE ${at} END
    FROM (SELECT client_id, row_number() OVER () AS n FROM bookings LIMIT ${CALLS}) AS chosen`);
  await run(`INSERT INTO call_offers (call_id, interpreter_id, position, reasons, hourly_price_cents, total_fee_cents,
      offered_at)
    SELECT calls.id, asked.interpreter_id, asked.place, '[]', 8000, 8000, calls.created_at
    FROM (SELECT *, row_number() OVER () AS n FROM calls) AS calls
    JOIN (SELECT user_id AS interpreter_id, n / 3 + 1 AS call, n % 3 AS place
      FROM (SELECT user_id, row_number() OVER () - 1 AS n FROM interpreters) AS numbered) AS asked ON asked.call = calls.n`);
  await run(`INSERT INTO notifications (person_id, kind, at, call_id)
    SELECT interpreter_id, 'requested', offered_at, call_id FROM call_offers`);
  await run('ANALYZE calls, call_offers, notifications');
}

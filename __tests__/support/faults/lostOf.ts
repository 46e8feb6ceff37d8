import { sql } from 'kysely';
import type { Database } from '../../../src/server/db/database';
import type { Writings } from './startWriters';

interface Kept {
  id: string;
  status: string;
  /** its lines of history, in order */
  history: string[];
}

/** Acknowledged bookings that the database does not have, or has only by half; nothing where all is well. */
export async function lostOf({ queries }: Database, { deeds, wrong }: Writings): Promise<string[]> {
  const { rows } = await sql<Kept>`SELECT bookings.id, status, ARRAY(SELECT action FROM booking_events
      WHERE booking_events.interpreter_id = bookings.interpreter_id AND booking_id = bookings.id
      ORDER BY booking_events.id) AS history FROM bookings`.execute(queries);
  const kept = new Map(rows.map((row) => [row.id, row]));
  const lost = deeds.flatMap(({ id, key, isWithdrawn }) => {
    const row = kept.get(id);
    if (!row) return [`booking ${key} is not there`];
    if (isWithdrawn === true && row.status !== 'cancelled')
      return [`${key} was withdrawn and is ${row.status}`];
    if (isWithdrawn === false && row.status !== 'pending')
      return [`${key} was requested and is ${row.status}`];
    return [];
  });
  const half = rows.flatMap(({ id, status, history }) => {
    const expected = status === 'cancelled' ? 'request,cancel' : 'request';
    return history.join() === expected
      ? []
      : [`booking ${id} is ${status} with the history ${history.join()}`];
  });
  const { rows: unkeyed } = await sql<{ id: string }>`SELECT id FROM bookings WHERE NOT EXISTS
    (SELECT FROM idempotency_keys WHERE user_id = client_id AND answer ->> 'id' = bookings.id::text)`.execute(
    queries,
  );
  const twice = rows.length - new Set(rows.map(({ id }) => id)).size;
  return [
    ...wrong,
    ...lost,
    ...half,
    ...unkeyed.map(({ id }) => `booking ${id} is there without its answer`),
    ...(twice > 0 ? [`${twice} are there twice`] : []),
  ];
}

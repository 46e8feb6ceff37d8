import { sql } from 'kysely';
import type { Queries } from '../../../db/database';
import type { RoomSignalsTable } from '../../../db/tables/roomTables';

interface Waiting {
  count: number;
  bytes: number;
  /** of one sender alone */
  own: number;
  own_bytes: number;
}

/** How many signals wait for a page, and how many bytes they have together. */
export async function countWaiting(queries: Queries, visitId: string, from: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    SELECT count(*)::int AS count, coalesce(sum(octet_length(body)), 0)::int AS bytes,
      count(*) FILTER (WHERE from_visit = ${from})::int AS own,
      coalesce(sum(octet_length(body)) FILTER (WHERE from_visit = ${from}), 0)::int AS own_bytes
    FROM room_signals WHERE to_visit = ${visitId}`.execute(queries);
  return rows[0] ?? { count: 0, bytes: 0, own: 0, own_bytes: 0 };
}

/** Stores a signal and counts it at both ends. The caller holds the meeting's lock. */
export async function insertSignal(
  queries: Queries,
  signal: RoomSignalsTable,
  sentNumber: number,
): Promise<void> {
  await queries.insertInto('room_signals').values(signal).execute();
  await queries
    .updateTable('room_visits')
    .set({ last_seq: signal.seq })
    .where('id', '=', signal.to_visit)
    .execute();
  await queries
    .updateTable('room_visits')
    .set({ sent_number: sentNumber, seen_at: signal.sent_at })
    .where('id', '=', signal.from_visit)
    .execute();
}

export async function listSignalsAfter(queries: Queries, visitId: string, after: number, limit: number) {
  return queries
    .selectFrom('room_signals')
    .select(['seq', 'from_visit as from', 'body'])
    .where('to_visit', '=', visitId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** They were read. */
export async function deleteSignalsUpTo(queries: Queries, visitId: string, seq: number): Promise<void> {
  if (seq === 0) return;
  await queries.deleteFrom('room_signals').where('to_visit', '=', visitId).where('seq', '<=', seq).execute();
}

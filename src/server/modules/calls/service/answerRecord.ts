import { sql } from 'kysely';
import type { Queries } from '../../../db/database';

/** Answers are counted for half a year. */
const COUNTED_MS = 180 * 86_400_000;

export interface AnswerRecord {
  /** requests and offers that waited for this person, and how many of them were answered */
  asked: number;
  answered: number;
  /** the median from question to answer; null where nothing was answered */
  minutes: number | null;
}

/**
 * How some interpreters answer, from what is stored: requests that they accepted or declined, or let expire, and offers of calls
 * likewise. What the client took back, or somebody else took first, says nothing about them and is not counted.
 */
export async function answerRecordsOf(
  queries: Queries,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, AnswerRecord>> {
  if (ids.length === 0) return new Map();
  const since = new Date(now.getTime() - COUNTED_MS);
  const people = sql.join(ids.map((id) => sql`${id}::uuid`));
  const { rows } = await sql<AnswerRecord & { id: string }>`
    SELECT asked.interpreter_id AS id, count(*)::integer AS asked,
      count(minutes)::integer AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes)::float8 AS minutes
    FROM (
      SELECT bookings.interpreter_id, CASE WHEN booking_events.actor = 'interpreter'
        THEN extract(epoch FROM booking_events.at - bookings.created_at) / 60 END AS minutes
      FROM bookings JOIN booking_events ON booking_events.interpreter_id = bookings.interpreter_id
        AND booking_events.booking_id = bookings.id
      WHERE bookings.interpreter_id IN (${people}) AND bookings.created_at > ${since}
        AND booking_events.from_status = 'pending' AND booking_events.details -> 'call' IS NULL
        AND (booking_events.action = 'expire'
          OR (booking_events.action IN ('accept', 'decline') AND booking_events.actor = 'interpreter'))
      UNION ALL
      SELECT call_offers.interpreter_id, extract(epoch FROM answered_at - offered_at) / 60
      FROM call_offers JOIN calls ON calls.id = call_offers.call_id
      WHERE call_offers.interpreter_id IN (${people}) AND offered_at > ${since}
        AND (answer IN ('accepted', 'declined') OR (answer = 'open' AND calls.state = 'lapsed'))
    ) AS asked GROUP BY asked.interpreter_id`.execute(queries);
  return new Map(rows.map(({ id, ...record }) => [id, record]));
}

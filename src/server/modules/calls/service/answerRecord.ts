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

/** So many requests, and as many offers, are looked at of each, the newest. */
const MOST_COUNTED = 200;

/** Those lines of a request's history that say how its interpreter answered it; as in the index `booking_events_answers`. */
const IS_ANSWER = sql`booking_events.from_status = 'pending' AND booking_events.details -> 'call' IS NULL
  AND (booking_events.action = 'expire'
    OR (booking_events.action IN ('accept', 'decline') AND booking_events.actor = 'interpreter'))`;

/**
 * How some interpreters answer, from what is stored: requests that they accepted or declined, or let expire, and offers of calls
 * likewise. What the client took back, or somebody else took first, says nothing about them and is not counted. Of each the
 * newest `most` requests and offers alone are looked at, anybody's look for people reads them; and what one client was left
 * without an answer to counts once, or one alone could make a record.
 */
export async function answerRecordsOf(
  queries: Queries,
  ids: readonly string[],
  now: Date,
  most = MOST_COUNTED,
): Promise<ReadonlyMap<string, AnswerRecord>> {
  if (ids.length === 0) return new Map();
  const since = new Date(now.getTime() - COUNTED_MS);
  const { rows } = await sql<AnswerRecord & { id: string }>`
    SELECT people.id, count(*)::integer AS asked, count(minutes)::integer AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes)::float8 AS minutes
    FROM unnest(${[...ids]}::uuid[]) AS people (id) CROSS JOIN LATERAL (
      SELECT minutes, row_number() OVER (PARTITION BY client_id, minutes IS NULL) AS place FROM (
        SELECT client_id, CASE WHEN actor = 'interpreter' THEN extract(epoch FROM at - created_at) / 60 END AS minutes
        FROM (SELECT booking_id, actor, at FROM booking_events
          WHERE interpreter_id = people.id AND at > ${since} AND ${IS_ANSWER} ORDER BY at DESC LIMIT ${most}) AS answers
        JOIN bookings ON bookings.interpreter_id = people.id AND bookings.id = answers.booking_id
        WHERE created_at > ${since}
        UNION ALL
        SELECT client_id, extract(epoch FROM answered_at - offered_at) / 60
        FROM (SELECT client_id, offered_at, answered_at FROM call_offers JOIN calls ON calls.id = call_offers.call_id
          WHERE call_offers.interpreter_id = people.id AND offered_at > ${since}
            AND (answer IN ('accepted', 'declined') OR (answer = 'open' AND calls.state = 'lapsed'))
          ORDER BY offered_at DESC LIMIT ${most}) AS offers
      ) AS each
    ) AS asked WHERE minutes IS NOT NULL OR place = 1 GROUP BY people.id`.execute(queries);
  return new Map(rows.map(({ id, ...record }) => [id, record]));
}

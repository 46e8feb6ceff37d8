import { sql } from 'kysely';
import type { BookingStatus } from '../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../db/database';
import { IS_SETTLED, OWED_CENTS } from '../statements/service/sumMonths';
import { isProblemOf } from '../problems/service/problems';
import { isOf, OF_INSTITUTE } from './service/institutePeople';
import type { Institute } from './service/institutes';

export interface Moments {
  now: Date;
  from: Date;
  to: Date;
}

/** How many decisions wait for one admin: what concerns themselves is another one's. */
export async function countWaiting(queries: Queries, institute: Institute, adminId: string, now: Date) {
  const found = await sql<{ listings: number; credentials: number; tiers: number; problems: number }>`
    SELECT
      (SELECT count(*) FROM interpreters JOIN users ON users.id = interpreters.user_id ${OF_INSTITUTE}
        WHERE interpreters.listing_state = 'in_review' AND users.id <> ${adminId} AND ${isOf(institute)}
      )::integer AS listings,
      (SELECT count(*) FROM credentials JOIN users ON users.id = credentials.interpreter_id ${OF_INSTITUTE}
        WHERE credentials.state = 'submitted' AND (credentials.expires_at IS NULL OR credentials.expires_at > ${now})
          AND users.id <> ${adminId} AND ${isOf(institute)}
      )::integer AS credentials,
      (SELECT count(*) FROM users ${OF_INSTITUTE}
        WHERE users.requested_tier IS NOT NULL AND ${isOf(institute)}
      )::integer AS tiers,
      (SELECT count(*) FROM bookings LEFT JOIN memberships ON memberships.user_id = bookings.interpreter_id
        WHERE bookings.problem_by IS NOT NULL AND bookings.problem_outcome IS NULL
          AND ${adminId} NOT IN (bookings.client_id, bookings.interpreter_id) AND ${isProblemOf(institute)}
      )::integer AS problems`.execute(queries);
  return found.rows[0] ?? { listings: 0, credentials: 0, tiers: 0, problems: 0 };
}

/** Either side of a booking is of the institute. */
const concerns = (institute: Institute) => sql`EXISTS (SELECT FROM users ${OF_INSTITUTE}
  WHERE users.id IN (bookings.client_id, bookings.interpreter_id) AND ${isOf(institute)})`;

const NAMED = sql`bookings.id, bookings.title, bookings.starts_at,
  trim(client.first_name || ' ' || client.last_name) AS client,
  trim(interpreter.first_name || ' ' || interpreter.last_name) AS interpreter`;
const PARTIES = sql`JOIN users client ON client.id = bookings.client_id
  JOIN users interpreter ON interpreter.id = bookings.interpreter_id`;

interface NamedBooking {
  id: string;
  title: string;
  starts_at: Date;
  client: string;
  interpreter: string;
  total: number;
}

/** Agreed sessions that begin within the time, the first ones, each with how many there are. */
export async function listSessionsWithin(
  queries: Queries,
  institute: Institute,
  { from, to }: Moments,
  limit: number,
) {
  const found = await sql<NamedBooking & { ends_at: Date; respond_by: Date; status: BookingStatus }>`
    SELECT ${NAMED}, bookings.ends_at, bookings.respond_by, bookings.status, (count(*) OVER ())::integer AS total
    FROM bookings ${PARTIES}
    WHERE bookings.starts_at >= ${from} AND bookings.starts_at < ${to}
      AND bookings.status IN ('confirmed', 'in_progress', 'completed') AND ${concerns(institute)}
    ORDER BY bookings.starts_at, bookings.id LIMIT ${limit}`.execute(queries);
  return found.rows;
}

/** Requests that ended without an answer since then, whether or not that is written down, the latest first. */
export async function listUnanswered(
  queries: Queries,
  institute: Institute,
  { now, since }: { now: Date; since: Date },
  limit: number,
) {
  // each of the two has an index of its own
  const endedAs = (status: 'pending' | 'expired') => sql`(bookings.status = ${sql.lit(status)}
    AND bookings.respond_by > ${since} AND bookings.respond_by <= ${now})`;
  const found = await sql<NamedBooking & { language_from: string; language_to: string; respond_by: Date }>`
    SELECT ${NAMED}, bookings.language_from, bookings.language_to, bookings.respond_by,
      (count(*) OVER ())::integer AS total
    FROM bookings ${PARTIES}
    WHERE (${endedAs('expired')} OR ${endedAs('pending')}) AND ${concerns(institute)}
    ORDER BY bookings.respond_by DESC, bookings.id LIMIT ${limit}`.execute(queries);
  return found.rows;
}

/** Debts of each business's clients for meetings that begin within the time, in cents; by the rules of `owedFor`. */
export async function sumByBusiness(queries: Queries, institute: Institute, { now, from, to }: Moments) {
  const isAgreed = sql`bookings.status IN ('confirmed', 'in_progress')`;
  const isOver = sql`(bookings.status = 'completed' OR (${isAgreed} AND bookings.ends_at <= ${now}))`;
  const isOwed = sql`${isOver} AND ${IS_SETTLED}`;
  const isAhead = sql`${isAgreed} AND bookings.ends_at > ${now}`;
  const found = await sql<{
    business_id: string | null;
    business: string | null;
    sessions: number;
    amount_cents: number;
    ahead_cents: number;
  }>`
    SELECT * FROM (
      SELECT businesses.id AS business_id, businesses.name AS business,
        (count(*) FILTER (WHERE ${isOwed}))::integer AS sessions,
        (coalesce(sum(${OWED_CENTS}) FILTER (WHERE ${isOwed}), 0)
          + coalesce(sum(bookings.cancellation_fee_cents) FILTER (WHERE bookings.status = 'cancelled'), 0)
        )::float8 AS amount_cents,
        coalesce(sum(bookings.total_fee_cents) FILTER (WHERE ${isAhead}), 0)::float8 AS ahead_cents
      FROM bookings JOIN users ON users.id = bookings.client_id ${OF_INSTITUTE}
      WHERE bookings.starts_at >= ${from} AND bookings.starts_at < ${to} AND ${isOf(institute)}
      GROUP BY businesses.id, businesses.name
    ) AS spend
    WHERE amount_cents > 0 OR ahead_cents > 0
    ORDER BY amount_cents DESC, ahead_cents DESC, business NULLS LAST, business_id`.execute(queries);
  return found.rows;
}

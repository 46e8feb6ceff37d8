import { sql, type RawBuilder } from 'kysely';
import { ANSWER_WINDOW_MS } from '../../../shared/domain/booking/aftermath';
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

/** Of somebody's `memberships`, where they are known to have confirmed their registration: who has none is the house's. */
const isTheirs = ({ id, is_house }: Institute) =>
  sql`(memberships.institute_id = ${id} OR (memberships.user_id IS NULL AND ${is_house}))`;

/** How many decisions wait for one admin: what concerns themselves is another one's, and an answer is waited for. */
export async function countWaiting(queries: Queries, institute: Institute, adminId: string, now: Date) {
  const answerIsOver = new Date(now.getTime() - ANSWER_WINDOW_MS);
  const found = await sql<{ listings: number; credentials: number; tiers: number; problems: number }>`
    SELECT
      (SELECT count(*) FROM interpreters LEFT JOIN memberships ON memberships.user_id = interpreters.user_id
        WHERE interpreters.listing_state = 'in_review' AND interpreters.user_id <> ${adminId} AND ${isTheirs(institute)}
      )::integer AS listings,
      (SELECT count(*) FROM credentials LEFT JOIN memberships ON memberships.user_id = credentials.interpreter_id
        WHERE credentials.state = 'submitted' AND (credentials.expires_at IS NULL OR credentials.expires_at > ${now})
          AND credentials.interpreter_id <> ${adminId} AND ${isTheirs(institute)}
      )::integer AS credentials,
      (SELECT count(*) FROM users ${OF_INSTITUTE}
        WHERE users.requested_tier IS NOT NULL AND users.id <> ${adminId} AND ${isOf(institute)}
      )::integer AS tiers,
      (SELECT count(*) FROM bookings LEFT JOIN memberships ON memberships.user_id = bookings.interpreter_id
        WHERE bookings.problem_by IS NOT NULL AND bookings.problem_outcome IS NULL
          AND (bookings.problem_answered_at IS NOT NULL OR bookings.problem_at <= ${answerIsOver})
          AND ${adminId} NOT IN (bookings.client_id, bookings.interpreter_id) AND ${isProblemOf(institute)}
      )::integer AS problems`.execute(queries);
  return found.rows[0] ?? { listings: 0, credentials: 0, tiers: 0, problems: 0 };
}

/**
 * Either side of a booking is of the institute, and was when it came to it: what was before is the former one's. For the house: who
 * is no other institute's, and was not before.
 */
const concerns = ({ id, is_house }: Institute, moment: RawBuilder<unknown>) => {
  const theirs = sql`SELECT FROM memberships WHERE memberships.user_id IN (bookings.client_id, bookings.interpreter_id)`;
  return is_house
    ? sql`(SELECT count(*) < 2 FROM (${theirs}
        AND (memberships.institute_id <> ${id} OR memberships.joined_at > ${moment})) AS others)`
    : sql`EXISTS (${theirs} AND memberships.institute_id = ${id} AND memberships.joined_at <= ${moment})`;
};

/** The first so many bookings by `order`, each with how many there are; who they are of is looked up for those alone. */
const firstOf = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) => sql`
  (SELECT bookings.*, (count(*) OVER ())::integer AS total FROM bookings
    WHERE ${condition} ORDER BY ${order} LIMIT ${limit}) AS bookings`;

const NAMED = sql`bookings.id, bookings.title, bookings.starts_at, bookings.total,
  trim(client.first_name || ' ' || client.last_name) AS client,
  trim(interpreter.first_name || ' ' || interpreter.last_name) AS interpreter,
  client.photo_url AS client_photo, interpreter.photo_url AS interpreter_photo`;
const PARTIES = sql`JOIN users client ON client.id = bookings.client_id
  JOIN users interpreter ON interpreter.id = bookings.interpreter_id`;

export interface NamedBooking {
  id: string;
  title: string;
  starts_at: Date;
  client: string;
  interpreter: string;
  client_photo: string | null;
  interpreter_photo: string | null;
  total: number;
}

/** Agreed sessions that begin within the time, the first ones, each with how many there are. */
export async function listSessionsWithin(
  queries: Queries,
  institute: Institute,
  { from, to }: Moments,
  limit: number,
) {
  const condition = sql`bookings.starts_at >= ${from} AND bookings.starts_at < ${to}
    AND bookings.status IN ('confirmed', 'in_progress', 'completed')
    AND ${concerns(institute, sql`bookings.starts_at`)}`;
  const order = sql`bookings.starts_at, bookings.id`;
  const found = await sql<NamedBooking & { ends_at: Date; respond_by: Date; status: BookingStatus }>`
    SELECT ${NAMED}, bookings.ends_at, bookings.respond_by, bookings.status
    FROM ${firstOf(condition, order, limit)} ${PARTIES} ORDER BY ${order}`.execute(queries);
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
  const condition = sql`(${endedAs('expired')} OR ${endedAs('pending')})
    AND ${concerns(institute, sql`bookings.respond_by`)}`;
  const order = sql`bookings.respond_by DESC, bookings.id`;
  const found = await sql<NamedBooking & { language_from: string; language_to: string; respond_by: Date }>`
    SELECT ${NAMED}, bookings.language_from, bookings.language_to, bookings.respond_by
    FROM ${firstOf(condition, order, limit)} ${PARTIES} ORDER BY ${order}`.execute(queries);
  return found.rows;
}

/**
 * Debts of each business's clients for meetings that begin within the time, in cents; by the rules of `owedFor`. Summed by
 * client first, as there are far fewer clients than bookings; `bookings_by_time` holds all that this reads.
 */
export async function sumByBusiness(queries: Queries, institute: Institute, { now, from, to }: Moments) {
  const isAgreed = sql`bookings.status IN ('confirmed', 'in_progress')`;
  const isOver = sql`(bookings.status = 'completed' OR (${isAgreed} AND bookings.ends_at <= ${now}))`;
  const isOwed = sql`${isOver} AND ${IS_SETTLED}`;
  const isAhead = sql`${isAgreed} AND bookings.ends_at > ${now}`;
  const ofClient = sql`JOIN memberships ON memberships.user_id = bookings.client_id`;
  const joined = institute.is_house
    ? sql`LEFT ${ofClient}`
    : sql`${ofClient} AND memberships.institute_id = ${institute.id}`;
  const found = await sql<{
    business_id: string | null;
    business: string | null;
    sessions: number;
    amount_cents: number;
    ahead_cents: number;
  }>`
    SELECT * FROM (
      SELECT businesses.id AS business_id, businesses.name AS business, sum(sessions)::integer AS sessions,
        sum(spend.amount_cents)::float8 AS amount_cents, sum(spend.ahead_cents)::float8 AS ahead_cents
      FROM (
        SELECT client_id, count(*) FILTER (WHERE ${isOwed}) AS sessions,
          coalesce(sum(${OWED_CENTS}) FILTER (WHERE ${isOwed}), 0)
            + coalesce(sum(bookings.cancellation_fee_cents) FILTER (WHERE bookings.status = 'cancelled'), 0)
            AS amount_cents,
          coalesce(sum(bookings.total_fee_cents) FILTER (WHERE ${isAhead}), 0) AS ahead_cents
        FROM bookings ${joined} WHERE bookings.starts_at >= ${from} AND bookings.starts_at < ${to}
          AND (memberships.joined_at <= bookings.starts_at) IS NOT FALSE
        GROUP BY client_id
      ) AS spend
        LEFT JOIN memberships ON memberships.user_id = spend.client_id
        LEFT JOIN businesses ON businesses.id = memberships.business_id
      WHERE ${isTheirs(institute)}
      GROUP BY businesses.id, businesses.name
    ) AS sums
    WHERE amount_cents > 0 OR ahead_cents > 0
    ORDER BY amount_cents DESC, ahead_cents DESC, business NULLS LAST, business_id`.execute(queries);
  return found.rows;
}

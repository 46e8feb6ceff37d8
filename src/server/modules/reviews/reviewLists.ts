import { sql } from 'kysely';
import {
  REVIEW_CRITERIA,
  reviewDeadline,
  REVIEW_WINDOW_MS,
  type ReviewAuthor,
} from '../../../shared/domain/booking/reviews';
import type { Queries } from '../../db/database';
import type { Institute } from '../institute/service/institutes';
import { countedReviews, OF_BOOKING } from './service/reviews';

export interface PublicReviewRow {
  booking_id: string;
  rating: number;
  marks: number[] | null;
  body: string;
  answer: string | null;
  month: string;
  subject: string;
}

/** Reviews of an interpreter that count at `now`, one of each client, the newest first. */
export function publicReviewPage(
  interpreterId: string,
  { offset, limit }: { offset: number; limit: number },
  now: Date,
) {
  return sql<PublicReviewRow>`
    SELECT reviews.booking_id, reviews.rating, reviews.marks, reviews.body, reviews.answer, reviews.subject,
      to_char(reviews.starts_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month
    FROM ${countedReviews('interpreter', interpreterId, now)}
    ORDER BY reviews.revealed_at DESC, reviews.booking_id LIMIT ${limit} OFFSET ${offset}`;
}

export interface ReviewSums {
  total: number;
  rating: number | null;
  /** how many were rated 1, 2, 3 and 4, rounded */
  stars: number[];
  /** how many have marks, and the mean of each, as `REVIEW_CRITERIA` orders them */
  marked: number;
  means: (number | null)[];
}

/** The mean and number of those reviews. */
export async function sumPublicReviews(
  queries: Queries,
  interpreterId: string,
  now: Date,
): Promise<ReviewSums> {
  const star = (mark: number) => sql`count(*) FILTER (WHERE floor(reviews.rating + 0.5) = ${sql.lit(mark)})`;
  const mean = (_criterion: string, place: number) =>
    sql`avg(reviews.marks[${sql.lit(place + 1)}])::double precision`;
  const found = await sql<ReviewSums>`
    SELECT count(*) AS total, avg(reviews.rating) AS rating, count(reviews.marks) AS marked,
      ARRAY[${sql.join([1, 2, 3, 4].map(star))}]::integer[] AS stars,
      ARRAY[${sql.join(REVIEW_CRITERIA.client.map(mean))}] AS means
    FROM ${countedReviews('interpreter', interpreterId, now)}`.execute(queries);
  return found.rows[0]!;
}

export interface WaitingReviewRow {
  booking_id: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  other_name: string;
  other_photo_url: string | null;
}

/** How many meetings somebody is asked about at once. */
const WAITING_LIMIT = 20;
/** A meeting that ended inside the window began at most so long before it. */
const LONGEST_MEETING_MS = 24 * 3_600_000;

/** Meetings that a party may still review at `now`, the latest first. */
export async function listWaitingReviews(
  queries: Queries,
  party: ReviewAuthor,
  userId: string,
  now: Date,
): Promise<WaitingReviewRow[]> {
  const other = party === 'client' ? 'interpreter' : 'client';
  const since = new Date(now.getTime() - REVIEW_WINDOW_MS - LONGEST_MEETING_MS);
  const found = await sql<WaitingReviewRow>`
    SELECT bookings.id AS booking_id, bookings.title, bookings.starts_at, bookings.ends_at,
      trim(other.first_name || ' ' || other.last_name) AS other_name, other.photo_url AS other_photo_url
    FROM bookings JOIN users AS other ON other.id = bookings.${sql.ref(`${other}_id`)}
    WHERE bookings.${sql.ref(`${party}_id`)} = ${userId} AND bookings.status = 'completed'
      AND bookings.starts_at > ${since}
      AND bookings.problem_outcome IS DISTINCT FROM 'void'
      AND NOT EXISTS (SELECT FROM reviews WHERE reviews.interpreter_id = bookings.interpreter_id
        AND reviews.booking_id = bookings.id AND reviews.author = ${party})
    ORDER BY bookings.starts_at DESC LIMIT ${WAITING_LIMIT}`.execute(queries);
  return found.rows.filter(({ ends_at }) => now.getTime() < reviewDeadline(ends_at.getTime()));
}

export interface InstituteReviewRow {
  interpreter_id: string;
  client_id: string;
  booking_id: string;
  author: ReviewAuthor;
  title: string;
  client: string;
  interpreter: string;
  author_photo_url: string | null;
  rating: number;
  body: string;
  answer: string | null;
  written_at: Date;
  hidden_for: string | null;
  total: number;
}

/** There are some hundred thousand after years, and nobody pages through so many. */
const MOST_COUNTED = 10_000;

/**
 * Revealed reviews of meetings of an institute's interpreters since they joined it, and for the house of all others, the newest
 * first; only one where it is named. The newest `MOST_COUNTED` are counted, in the order of an index; the rest is read of those
 * that are shown.
 */
export async function listInstituteReviews(
  queries: Queries,
  institute: Institute,
  { offset = 0, limit = 1, one }: { offset?: number; limit?: number; one?: { id: string; by: ReviewAuthor } },
  now: Date,
): Promise<InstituteReviewRow[]> {
  const isOne = one
    ? sql`(reviews.interpreter_id, reviews.booking_id) IN (SELECT interpreter_id, id FROM bookings WHERE id = ${one.id})
        AND reviews.author = ${one.by}`
    : sql`TRUE`;
  const sinceJoined = sql`SELECT FROM memberships JOIN bookings ON joined_at <= starts_at
    WHERE memberships.user_id = reviews.interpreter_id AND bookings.interpreter_id = reviews.interpreter_id
      AND bookings.id = reviews.booking_id`;
  const isTheirs = institute.is_house
    ? sql`NOT EXISTS (${sinceJoined} AND memberships.institute_id <> ${institute.id})`
    : sql`reviews.interpreter_id IN (SELECT user_id FROM memberships WHERE institute_id = ${institute.id})
        AND EXISTS (${sinceJoined})`;
  const found = await sql<InstituteReviewRow>`
    WITH theirs AS NOT MATERIALIZED (
      SELECT * FROM reviews WHERE reviews.revealed_at <= ${now} AND ${isOne} AND ${isTheirs}
    )
    SELECT reviews.interpreter_id, reviews.client_id, reviews.booking_id, reviews.author, bookings.title,
      trim(client.first_name || ' ' || client.last_name) AS client,
      trim(interpreter.first_name || ' ' || interpreter.last_name) AS interpreter,
      CASE reviews.author WHEN 'client' THEN client.photo_url ELSE interpreter.photo_url END AS author_photo_url,
      reviews.rating, reviews.body, reviews.answer, reviews.written_at, reviews.hidden_for,
      (SELECT count(*) FROM (SELECT FROM theirs LIMIT ${MOST_COUNTED}) AS counted) AS total
    FROM (
      SELECT interpreter_id, booking_id, author FROM theirs
      ORDER BY revealed_at DESC, booking_id, author LIMIT ${limit} OFFSET ${offset}
    ) AS page
    JOIN reviews USING (interpreter_id, booking_id, author) ${OF_BOOKING}
    JOIN users client ON client.id = reviews.client_id
    JOIN users interpreter ON interpreter.id = reviews.interpreter_id
    ORDER BY reviews.revealed_at DESC, reviews.booking_id, reviews.author`.execute(queries);
  return found.rows;
}

/** So long after a meeting nobody is asked any more who was not: the servers were down. */
const ASKED_FOR_MS = 3 * 24 * 3_600_000;

/**
 * Notes that who did not review a meeting is asked to, of up to `limit` meetings that were over `delayMs` ago, each once
 * whichever server does it; which sides that are.
 */
export async function noteReviewAsks(queries: Queries, now: Date, delayMs: number, limit: number) {
  const overSince = new Date(now.getTime() - delayMs);
  const noted = await sql<{ id: string; reviewed_by: ReviewAuthor[] }>`
    WITH due AS (
      SELECT interpreter_id, id, starts_at FROM bookings
      WHERE status = 'completed' AND ends_at > ${new Date(now.getTime() - ASKED_FOR_MS)} AND ends_at <= ${now}
        AND problem_outcome IS DISTINCT FROM 'void'
        AND NOT EXISTS (SELECT FROM booking_reminders AS noted
          WHERE noted.interpreter_id = bookings.interpreter_id AND noted.booking_id = bookings.id
            AND noted.kind = 'review')
        AND coalesce((SELECT min(at) FROM booking_events AS events
          WHERE events.interpreter_id = bookings.interpreter_id AND events.booking_id = bookings.id
            AND events.to_status = 'completed'), ends_at) <= ${overSince}
      ORDER BY ends_at LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED
    ), noted AS (
      INSERT INTO booking_reminders (interpreter_id, booking_id, kind, starts_at, queued_at)
      SELECT interpreter_id, id, 'review', starts_at, ${now} FROM due
      ON CONFLICT DO NOTHING RETURNING interpreter_id, booking_id
    )
    SELECT noted.booking_id AS id, ARRAY(SELECT author FROM reviews
      WHERE reviews.interpreter_id = noted.interpreter_id AND reviews.booking_id = noted.booking_id) AS reviewed_by
    FROM noted`.execute(queries);
  return noted.rows;
}

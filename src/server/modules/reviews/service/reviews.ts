import { sql, type Insertable, type Selectable } from 'kysely';
import type { ReviewAuthor } from '../../../../shared/domain/booking/reviews';
import type { Queries } from '../../../db/database';
import type { ReviewsTable } from '../../../db/tables/bookingTables';
import type { BookingKey } from '../../bookings/service/bookings';

export type ReviewRow = Selectable<ReviewsTable>;
type MeetingKey = Pick<BookingKey, 'interpreter_id' | 'id'>;

/**
 * As `doesReviewCount` says it, of `reviews` joined with `bookings`. Standings are kept beside their people, so that lists
 * need not reckon them: `reckonStandings` after whatever changes what counts.
 */
const countsAt = (now: Date) => sql<boolean>`reviews.revealed_at <= ${now} AND reviews.hidden_at IS NULL
  AND coalesce(bookings.problem_outcome <> 'void', bookings.problem_by IS DISTINCT FROM reviews.author)`;

export const OF_BOOKING = sql`JOIN bookings ON bookings.interpreter_id = reviews.interpreter_id
  AND bookings.id = reviews.booking_id`;

/**
 * Who has met somebody often counts once, by the newest of their reviews that count at `now`: what is said of a person is
 * read `FROM` this, as `reviews`, each with `subject` and `starts_at` of its meeting. One that is hidden or void leaves its
 * place to the one before it. Of each who wrote it reads the one that `markCounted` marked, and what time alone has revealed
 * since: anybody's look at a profile costs as much.
 */
export function countedReviews(about: ReviewAuthor, id: string, now: Date) {
  const author = about === 'client' ? 'interpreter' : 'client';
  const by = sql.ref(`reviews.${author}_id`);
  return sql`(SELECT DISTINCT ON (${by}) reviews.*, bookings.subject, bookings.starts_at
    FROM (SELECT * FROM reviews WHERE counts_for = ${id} AND author = ${author}
      UNION ALL SELECT * FROM reviews WHERE NOT is_reckoned AND revealed_at <= ${now}
        AND ${sql.ref(`${about}_id`)} = ${id} AND author = ${author}) AS reviews
    CROSS JOIN LATERAL (SELECT * FROM bookings WHERE bookings.interpreter_id = reviews.interpreter_id
      AND bookings.id = reviews.booking_id LIMIT 1) AS bookings
    WHERE ${countsAt(now)}
    ORDER BY ${by}, reviews.written_at DESC, reviews.booking_id DESC) AS reviews`;
}

/** Lets the two sides of a meeting review it one after the other; the booking itself is not touched. */
export async function lockMeeting(queries: Queries, { interpreter_id, id }: MeetingKey): Promise<void> {
  await queries
    .selectFrom('bookings')
    .select('id')
    .where('interpreter_id', '=', interpreter_id)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

export async function listReviewsOf(
  queries: Queries,
  meetings: { ids: readonly string[]; interpreterIds: readonly string[] },
): Promise<ReviewRow[]> {
  if (meetings.ids.length === 0) return [];
  return queries
    .selectFrom('reviews')
    .selectAll()
    .where('interpreter_id', 'in', meetings.interpreterIds)
    .where('booking_id', 'in', meetings.ids)
    .execute();
}

export async function insertReview(queries: Queries, review: Insertable<ReviewsTable>): Promise<void> {
  await queries.insertInto('reviews').values(review).execute();
}

/** Both sides were given: each reads the other's from now on. */
export async function revealReviews(
  queries: Queries,
  { interpreter_id, id }: MeetingKey,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('reviews')
    .set({ revealed_at: now, is_reckoned: true })
    .where('interpreter_id', '=', interpreter_id)
    .where('booking_id', '=', id)
    .execute();
}

/** Notices up to `limit` reviews that time revealed, each once whichever server does it, and answers whose they are. */
export async function noticeRevealed(queries: Queries, now: Date, limit: number) {
  const noticed = await sql<{ interpreter_id: string; client_id: string; id: string }>`
    UPDATE reviews SET is_reckoned = true FROM (
      SELECT interpreter_id, booking_id, author FROM reviews
      WHERE NOT is_reckoned AND revealed_at <= ${now} ORDER BY revealed_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) AS due
    WHERE reviews.interpreter_id = due.interpreter_id AND reviews.booking_id = due.booking_id
      AND reviews.author = due.author
    RETURNING reviews.interpreter_id, reviews.client_id, reviews.booking_id AS id`.execute(queries);
  return noticed.rows;
}

/**
 * Reckons anew how these people stand, from the reviews of them that count at `now`: a client by what interpreters said,
 * an interpreter by what clients did. In one order, people before profiles, and one after the other where several would at once.
 */
export async function reckonStandings(
  queries: Queries,
  people: readonly Pick<ReviewRow, 'interpreter_id' | 'client_id'>[],
  now: Date,
): Promise<void> {
  for (const id of inOrder(people.map(({ client_id }) => client_id))) {
    // Locked first, so that what is read next is what whoever held it has left.
    await sql`SELECT id FROM users WHERE id = ${id} FOR NO KEY UPDATE`.execute(queries);
    const met = people.filter(({ client_id }) => client_id === id);
    await markCounted(queries, id, inOrder(met.map(({ interpreter_id }) => interpreter_id)), now);
    await sql`UPDATE users SET (client_reviews, client_rating) = (
      SELECT count(*), avg(reviews.rating) FROM ${countedReviews('client', id, now)}
    ) WHERE id = ${id}`.execute(queries);
  }
  for (const id of inOrder(people.map(({ interpreter_id }) => interpreter_id))) {
    await sql`SELECT user_id FROM interpreters WHERE user_id = ${id} FOR NO KEY UPDATE`.execute(queries);
    await sql`UPDATE interpreters SET (client_references, credibility_level) = (
      SELECT count(*), avg(reviews.rating) FROM ${countedReviews('interpreter', id, now)}
    ) WHERE user_id = ${id}`.execute(queries);
  }
}

/**
 * Marks what each side of these pairs said of the other last, of what counts, and nothing else of theirs: `countedReviews` reads
 * no other. One that time has revealed is left until that is noticed. The caller holds the client's row.
 */
async function markCounted(
  queries: Queries,
  clientId: string,
  interpreterIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`WITH newest AS MATERIALIZED (
      SELECT pairs.id, sides.author, sides.about, (SELECT reviews.booking_id FROM reviews ${OF_BOOKING}
        WHERE reviews.interpreter_id = pairs.id AND reviews.client_id = ${clientId}
          AND reviews.author = sides.author AND reviews.is_reckoned AND ${countsAt(now)}
        ORDER BY reviews.written_at DESC, reviews.booking_id DESC LIMIT 1) AS booking_id
      FROM unnest(${[...interpreterIds]}::uuid[]) AS pairs (id)
        CROSS JOIN LATERAL (VALUES ('client', pairs.id), ('interpreter', ${clientId}::uuid)) AS sides (author, about)
    ), former AS (
      UPDATE reviews SET counts_for = NULL FROM newest
      WHERE counts_for = newest.about AND interpreter_id = newest.id AND client_id = ${clientId}
        AND reviews.booking_id IS DISTINCT FROM newest.booking_id
    )
    UPDATE reviews SET counts_for = newest.about FROM newest
    WHERE interpreter_id = newest.id AND reviews.booking_id = newest.booking_id AND reviews.author = newest.author
      AND counts_for IS NULL`.execute(queries);
}

const inOrder = (ids: readonly string[]) => [...new Set(ids)].sort();

/** Keeps the one answer to a review; false where there is one. */
export async function setAnswer(
  queries: Queries,
  { interpreter_id, id }: MeetingKey,
  author: ReviewAuthor,
  { text, at }: { text: string; at: Date },
): Promise<boolean> {
  const answered = queries
    .updateTable('reviews')
    .set({ answer: text, answered_at: at })
    .where('interpreter_id', '=', interpreter_id)
    .where('booking_id', '=', id)
    .where('author', '=', author)
    .where('answer', 'is', null)
    .returning('booking_id');
  return (await answered.execute()).length === 1;
}

/** Hides a review for a reason, or shows it again where that is null; false where it is so already. */
export async function setHidden(
  queries: Queries,
  { interpreter_id, id }: MeetingKey,
  author: ReviewAuthor,
  hiding: { reason: string; at: Date } | null,
): Promise<boolean> {
  const changed = queries
    .updateTable('reviews')
    .set({ hidden_at: hiding?.at ?? null, hidden_for: hiding?.reason ?? null })
    .where('interpreter_id', '=', interpreter_id)
    .where('booking_id', '=', id)
    .where('author', '=', author)
    .where('hidden_at', hiding ? 'is' : 'is not', null)
    .returning('booking_id');
  return (await changed.execute()).length === 1;
}

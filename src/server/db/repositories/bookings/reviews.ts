import { sql, type Selectable } from 'kysely';
import type { Queries } from '../../database';
import type { ReviewsTable } from '../../tables/bookingTables';
import type { BookingKey } from './bookings';

/** How many reviews one list gives, newest first. */
const REVIEW_LIST_LIMIT = 20;

type NewReview = Pick<Selectable<ReviewsTable>, 'client_id' | 'rating' | 'body' | 'written_at'>;

/**
 * Keeps a booking's review and reckons the interpreter's rating anew: the mean of all reviews that count, of which
 * `client_references` counts how many there are. False, and nothing changed, where the booking has one already.
 */
export async function insertReview(
  queries: Queries,
  { interpreter_id, id }: BookingKey,
  review: NewReview,
): Promise<boolean> {
  const made = await queries
    .insertInto('reviews')
    .values({ interpreter_id, booking_id: id, ...review })
    .onConflict((conflict) => conflict.columns(['interpreter_id', 'booking_id']).doNothing())
    .returning('booking_id')
    .execute();
  if (made.length === 0) return false;
  await sql`
    UPDATE interpreters SET client_references = client_references + 1, credibility_level = CASE
      WHEN client_references = 0 OR credibility_level IS NULL THEN ${review.rating}::double precision
      ELSE (credibility_level * client_references + ${review.rating}) / (client_references + 1) END
    WHERE user_id = ${interpreter_id}`.execute(queries);
  return true;
}

/** Takes a review of a session that is void out of its interpreter's rating; what its client wrote stays theirs. */
export async function discountReview(queries: Queries, { interpreter_id, id }: BookingKey): Promise<void> {
  await sql`
    UPDATE interpreters SET client_references = client_references - 1, credibility_level = CASE
      WHEN client_references <= 1 THEN NULL
      ELSE least(4, greatest(1, (credibility_level * client_references - rating) / (client_references - 1))) END
    FROM reviews WHERE reviews.interpreter_id = ${interpreter_id} AND reviews.booking_id = ${id}
      AND interpreters.user_id = reviews.interpreter_id`.execute(queries);
}

export async function listReviews(queries: Queries, interpreterId: string) {
  return queries
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.client_id')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.interpreter_id', '=', 'reviews.interpreter_id')
        .onRef('bookings.id', '=', 'reviews.booking_id'),
    )
    .select(['reviews.rating', 'reviews.body', 'reviews.written_at', 'users.first_name', 'users.last_name'])
    .where('reviews.interpreter_id', '=', interpreterId)
    .where('bookings.problem_outcome', 'is distinct from', 'void')
    .orderBy('reviews.written_at', 'desc')
    .limit(REVIEW_LIST_LIMIT)
    .execute();
}

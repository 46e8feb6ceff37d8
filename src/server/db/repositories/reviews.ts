import { sql, type Selectable } from 'kysely';
import type { Queries } from '../database';
import type { ReviewsTable } from '../tables/bookingTables';
import type { BookingKey } from './bookings';

/** How many reviews one list gives, newest first. */
const REVIEW_LIST_LIMIT = 20;

type NewReview = Pick<Selectable<ReviewsTable>, 'client_id' | 'rating' | 'body' | 'written_at'>;

/**
 * Keeps a booking's review and reckons the interpreter's rating anew: the mean of all reviews, of which
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

export async function listReviews(queries: Queries, interpreterId: string) {
  return queries
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.client_id')
    .select(['reviews.rating', 'reviews.body', 'reviews.written_at', 'users.first_name', 'users.last_name'])
    .where('reviews.interpreter_id', '=', interpreterId)
    .orderBy('reviews.written_at', 'desc')
    .limit(REVIEW_LIST_LIMIT)
    .execute();
}

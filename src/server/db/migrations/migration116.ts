import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Standings anew: of each who reviewed a person often the newest review alone counts, and a reported problem that is
 * undecided takes out the review of who reported it alone.
 */
export async function up(queries: Queries): Promise<void> {
  await sql
    .raw(
      `UPDATE interpreters SET client_references = reckoned.reviews, credibility_level = reckoned.rating
    FROM (${reckoned('interpreter', 'client')}) AS reckoned
    WHERE reckoned.id = interpreters.user_id AND (interpreters.client_references, interpreters.credibility_level)
      IS DISTINCT FROM (reckoned.reviews, reckoned.rating)`,
    )
    .execute(queries);
  await sql
    .raw(
      `UPDATE users SET client_reviews = reckoned.reviews, client_rating = reckoned.rating
    FROM (${reckoned('client', 'interpreter')}) AS reckoned
    WHERE reckoned.id = users.id AND (users.client_reviews, users.client_rating)
      IS DISTINCT FROM (reckoned.reviews, reckoned.rating)`,
    )
    .execute(queries);
}

/** Of all who were reviewed and are still there; what is not revealed yet is counted when that is noticed. */
const reckoned = (about: string, author: string) => `
  SELECT reviewed.id, count(counted.rating)::integer AS reviews, avg(counted.rating) AS rating
  FROM (SELECT DISTINCT users.id FROM reviews JOIN users ON users.id = reviews.${about}_id
    WHERE reviews.author = '${author}' AND users.deleted_at IS NULL) AS reviewed
  LEFT JOIN (
    SELECT DISTINCT ON (reviews.${about}_id, reviews.${author}_id) reviews.${about}_id AS id, reviews.rating
    FROM reviews JOIN bookings ON bookings.interpreter_id = reviews.interpreter_id
      AND bookings.id = reviews.booking_id
    WHERE reviews.author = '${author}' AND reviews.is_reckoned AND reviews.hidden_at IS NULL
      AND coalesce(bookings.problem_outcome <> 'void', bookings.problem_by IS DISTINCT FROM reviews.author)
    ORDER BY reviews.${about}_id, reviews.${author}_id, reviews.written_at DESC, reviews.booking_id DESC
  ) AS counted ON counted.id = reviewed.id
  GROUP BY reviewed.id`;

import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * What is read of one person for anybody's look costs little, however much they have: how they answered is found by the newest
 * answers, of each who reviewed them the review that counts is marked, and requests that were taken back do not stand between
 * those that hold a day's time.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const COUNTS = `reviews.is_reckoned AND reviews.hidden_at IS NULL
  AND coalesce(bookings.problem_outcome <> 'void', bookings.problem_by IS DISTINCT FROM reviews.author)`;
const STATEMENTS = [
  // In the order of who books, who would wait for this and be waited for otherwise.
  `LOCK TABLE bookings, booking_events, reviews IN SHARE ROW EXCLUSIVE MODE`,
  `CREATE INDEX booking_events_answers ON booking_events (interpreter_id, at)
    WHERE from_status = 'pending' AND details -> 'call' IS NULL
      AND (action = 'expire' OR (action IN ('accept', 'decline') AND actor = 'interpreter'))`,
  `ALTER TABLE reviews ADD COLUMN counts_for uuid`,
  `UPDATE reviews SET counts_for = CASE reviews.author WHEN 'client' THEN reviews.interpreter_id ELSE reviews.client_id END
    FROM (
      SELECT DISTINCT ON (reviews.interpreter_id, reviews.client_id, reviews.author)
        reviews.interpreter_id, reviews.booking_id, reviews.author
      FROM reviews JOIN bookings ON bookings.interpreter_id = reviews.interpreter_id AND bookings.id = reviews.booking_id
      WHERE ${COUNTS}
      ORDER BY reviews.interpreter_id, reviews.client_id, reviews.author, reviews.written_at DESC, reviews.booking_id DESC
    ) AS newest
    WHERE reviews.interpreter_id = newest.interpreter_id AND reviews.booking_id = newest.booking_id
      AND reviews.author = newest.author`,
  // Nothing else was read by the one before.
  `DROP INDEX reviews_newest`,
  `CREATE INDEX reviews_counted ON reviews (counts_for, interpreter_id, client_id) WHERE counts_for IS NOT NULL`,
  `CREATE INDEX reviews_of_pair ON reviews (interpreter_id, client_id, author, written_at DESC, booking_id DESC)
    WHERE is_reckoned AND hidden_at IS NULL`,
  // Finds the confirmed ones as well, for which alone there was one before.
  `DROP INDEX bookings_confirmed`,
  `CREATE INDEX bookings_held ON bookings (starts_at) INCLUDE (interpreter_id, ends_at, status, respond_by)
    WHERE status IN ('pending', 'confirmed', 'in_progress')`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Reviews both ways and blind: who wrote one, four marks, when it is revealed, its answer, and why it was hidden. What was
 * written before could be read at once, and stays so. Standings are reckoned anew from the reviews that count.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE reviews
    ADD COLUMN author text NOT NULL DEFAULT 'client' CHECK (author IN ('client', 'interpreter')),
    ADD COLUMN marks integer[] CHECK (cardinality(marks) = 4 AND 1 <= ALL (marks) AND 4 >= ALL (marks)),
    ADD COLUMN revealed_at timestamptz,
    ADD COLUMN is_reckoned boolean NOT NULL DEFAULT true,
    ADD COLUMN answer text,
    ADD COLUMN answered_at timestamptz,
    ADD COLUMN hidden_at timestamptz,
    ADD COLUMN hidden_for text,
    ADD CONSTRAINT reviews_answer CHECK ((answer IS NULL) = (answered_at IS NULL)),
    ALTER COLUMN rating TYPE double precision`,
  `UPDATE reviews SET revealed_at = written_at`,
  `ALTER TABLE reviews
    ALTER COLUMN author DROP DEFAULT,
    ALTER COLUMN is_reckoned SET DEFAULT false,
    ALTER COLUMN revealed_at SET NOT NULL,
    DROP CONSTRAINT reviews_pkey,
    ADD PRIMARY KEY (interpreter_id, booking_id, author)`,
  `DROP INDEX reviews_newest`,
  `CREATE INDEX reviews_newest ON reviews (interpreter_id, author, revealed_at DESC, booking_id)`,
  `CREATE INDEX reviews_of_client ON reviews (client_id, author)`,
  `CREATE INDEX reviews_to_reveal ON reviews (revealed_at) WHERE NOT is_reckoned`,
  `ALTER TABLE users
    ADD COLUMN client_rating double precision CHECK (client_rating BETWEEN 1 AND 4),
    ADD COLUMN client_reviews integer NOT NULL DEFAULT 0 CHECK (client_reviews >= 0)`,
  `UPDATE interpreters SET client_references = 0, credibility_level = NULL
    WHERE client_references > 0 OR credibility_level IS NOT NULL`,
  `UPDATE interpreters SET client_references = reckoned.reviews, credibility_level = reckoned.rating
    FROM (SELECT reviews.interpreter_id, count(*) AS reviews, avg(reviews.rating) AS rating
      FROM reviews JOIN bookings ON bookings.interpreter_id = reviews.interpreter_id
        AND bookings.id = reviews.booking_id
      WHERE bookings.problem_by IS NULL OR bookings.problem_outcome = 'counts'
      GROUP BY reviews.interpreter_id) AS reckoned
    WHERE reckoned.interpreter_id = interpreters.user_id`,
  // One reminder to review a meeting, two hours after it was over.
  `ALTER TABLE booking_reminders DROP CONSTRAINT booking_reminders_kind_check,
    ADD CONSTRAINT booking_reminders_kind_check CHECK (kind IN ('day', 'hour', 'review'))`,
  `CREATE INDEX bookings_completed ON bookings (ends_at) WHERE status = 'completed'`,
  // Answers that are kept for a repeated request carry a booking's record, which tells how the client stands.
  `UPDATE idempotency_keys SET answer = answer || '{"clientStanding": {"rating": null, "reviews": 0}}'
    WHERE answer ? 'respondBy' AND NOT answer ? 'clientStanding'`,
];

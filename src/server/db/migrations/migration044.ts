import { sql } from 'kysely';
import type { Queries } from '../database';

/** After a meeting: attendance, a problem, its decision, and the review. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE bookings
    ADD COLUMN held_said_by text[] NOT NULL DEFAULT '{}',
    ADD COLUMN problem_by text CHECK (problem_by IN ('client', 'interpreter')),
    ADD COLUMN problem_text text,
    ADD COLUMN problem_at timestamptz,
    ADD COLUMN problem_outcome text CHECK (problem_outcome IN ('counts', 'void')),
    ADD CONSTRAINT bookings_problem CHECK
      ((problem_by IS NULL) = (problem_at IS NULL) AND (problem_by IS NULL) = (problem_text IS NULL)
        AND (problem_by IS NOT NULL OR problem_outcome IS NULL))`,
  `CREATE INDEX bookings_with_problem ON bookings (problem_at DESC) WHERE problem_by IS NOT NULL`,
  `CREATE TABLE reviews (
    interpreter_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    client_id uuid NOT NULL REFERENCES users,
    rating integer NOT NULL CHECK (rating BETWEEN 1 AND 4),
    body text NOT NULL,
    written_at timestamptz NOT NULL,
    PRIMARY KEY (interpreter_id, booking_id),
    FOREIGN KEY (interpreter_id, booking_id) REFERENCES bookings (interpreter_id, id)
  )`,
  `CREATE INDEX reviews_newest ON reviews (interpreter_id, written_at DESC)`,
  // Answers that are kept for a repeated request carry a booking's record, which tells of these too.
  `UPDATE idempotency_keys SET answer = answer || '{"review": null, "aftermath": null}'
    WHERE answer ? 'respondBy' AND NOT answer ? 'review'`,
];

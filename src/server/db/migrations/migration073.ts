import { sql } from 'kysely';
import type { Queries } from '../database';

/** The other side's answer to a reported problem. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE bookings
    ADD COLUMN problem_answer text,
    ADD COLUMN problem_answered_at timestamptz,
    ADD CONSTRAINT bookings_problem_answer CHECK
      ((problem_answer IS NULL) = (problem_answered_at IS NULL)
        AND (problem_by IS NOT NULL OR problem_answer IS NULL))`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/** A problem can be decided in between: a part of the fee is owed, with the admin's reason. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE bookings DROP CONSTRAINT IF EXISTS bookings_problem_outcome_check`,
  `ALTER TABLE bookings
    ADD COLUMN problem_amount_cents integer,
    ADD COLUMN problem_reason text CHECK (length(problem_reason) <= 500),
    ADD CONSTRAINT bookings_problem_outcome_check CHECK (problem_outcome IN ('counts', 'partial', 'void')),
    ADD CONSTRAINT bookings_problem_decision CHECK
      ((problem_amount_cents IS NOT NULL) = (problem_outcome IS NOT DISTINCT FROM 'partial')
        AND (problem_amount_cents IS NULL
          OR (problem_amount_cents > 0 AND problem_amount_cents < total_fee_cents AND problem_reason IS NOT NULL))
        AND (problem_reason IS NULL OR problem_outcome IS NOT NULL))`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/** An interpreter's gap between meetings, and notice before one, beside hours and days off. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE interpreters
    ADD COLUMN min_gap_minutes integer NOT NULL DEFAULT 0 CHECK (min_gap_minutes BETWEEN 0 AND 240),
    ADD COLUMN min_notice_minutes integer NOT NULL DEFAULT 0 CHECK (min_notice_minutes BETWEEN 0 AND 20160)`,
];

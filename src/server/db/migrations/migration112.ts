import { sql } from 'kysely';
import type { Queries } from '../database';

/** Interpreters who confirm requests at once, with a notice of its own, and the bookings that came so. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE interpreters ADD COLUMN confirms_at_once boolean NOT NULL DEFAULT false`,
  `ALTER TABLE interpreters ADD COLUMN at_once_notice_minutes integer NOT NULL DEFAULT 1440
    CHECK (at_once_notice_minutes BETWEEN 0 AND 20160)`,
  // Few do; whoever asks for them need not read past all others.
  `CREATE INDEX interpreters_at_once ON interpreters (ranking, user_id) WHERE confirms_at_once`,
  `ALTER TABLE bookings ADD COLUMN confirmed_at_once boolean NOT NULL DEFAULT false`,
];

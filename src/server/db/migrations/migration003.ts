import { sql } from 'kysely';
import type { Queries } from '../database';

/** Columns and indexes for searches and the clock: interpreters by words and rank, bookings by due time. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `ALTER TABLE interpreters ADD COLUMN search_text text NOT NULL DEFAULT ''`,
  `CREATE INDEX interpreters_by_words ON interpreters USING gin (search_text gin_trgm_ops)`,
  `CREATE INDEX interpreters_by_rank ON interpreters (ranking, user_id)`,
  `CREATE INDEX bookings_unanswered ON bookings (respond_by) WHERE status = 'pending'`,
  `CREATE INDEX bookings_unfinished ON bookings (ends_at) WHERE status IN ('confirmed', 'in_progress')`,
  `CREATE INDEX bookings_requested ON bookings (client_id) WHERE status = 'pending'`,
  `CREATE INDEX bookings_by_parties ON bookings (client_id, interpreter_id)`,
];

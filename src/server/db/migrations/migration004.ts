import { sql } from 'kysely';
import type { Queries } from '../database';

/** Bookings count their changes, so that nobody answers a request that changed unseen. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

/** Answers that are kept for a repeated request carry a booking's record, which names the version too. */
const STATEMENTS = [
  `ALTER TABLE bookings ADD COLUMN version integer NOT NULL DEFAULT 1`,
  `UPDATE idempotency_keys SET answer = answer || '{"version": 1}'
    WHERE answer ? 'respondBy' AND NOT answer ? 'version'`,
];

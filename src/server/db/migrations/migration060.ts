import { sql } from 'kysely';
import type { Queries } from '../database';

/** Addresses under which calendars read a person's bookings; of the secret in them only its hash is kept. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE calendar_feeds (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret_hash text NOT NULL UNIQUE,
    language text NOT NULL,
    created_at timestamptz NOT NULL,
    read_at timestamptz
  )`,
];

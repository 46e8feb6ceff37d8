import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Browsers that somebody signed in with, by the hash of what their device cookie holds: wrong tries from elsewhere do not
 * lock them out. A session remembers which of them its refresh token was given to.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE sessions ADD COLUMN device_hash text`,
  `CREATE TABLE known_devices (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    device_hash text NOT NULL,
    seen_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, device_hash)
  )`,
  `CREATE INDEX known_devices_seen_at ON known_devices (seen_at)`,
];

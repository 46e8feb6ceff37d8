import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Counted tries, in the form that rate-limiter-flexible keeps them, and with each session the sign-in before it,
 * so that the person is told the same one for as long as the session lasts.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`,
  `CREATE INDEX rate_limits_by_expiry ON rate_limits (expire)`,
  // A refresh token names its session, so nobody looks one up by a hash.
  `DROP INDEX sessions_by_previous`,
  `ALTER TABLE sessions ADD COLUMN previous_login_at timestamptz`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/** The platform's part of a booking, in percent, frozen by the interpreter's tier when it was made. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE bookings
    ADD COLUMN platform_percent integer NOT NULL DEFAULT 5 CHECK (platform_percent BETWEEN 0 AND 100)`,
  `UPDATE bookings SET platform_percent = CASE users.tier WHEN 'professional' THEN 3 ELSE 1 END
    FROM users WHERE users.id = bookings.interpreter_id AND users.tier IN ('professional', 'enterprise')`,
  `CREATE INDEX bookings_of_client_by_time ON bookings (client_id, starts_at)`,
  `CREATE INDEX bookings_of_interpreter_by_time ON bookings (interpreter_id, starts_at)`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/** What is not over for a client is counted before each new request: whatever else they have is not looked at for that. */
export async function up(queries: Queries): Promise<void> {
  for (const each of STATEMENTS) await sql.raw(each).execute(queries);
}

const STATEMENTS = [
  `DROP INDEX bookings_requested`,
  `CREATE INDEX bookings_holding ON bookings (client_id) WHERE status IN ('pending', 'confirmed', 'in_progress')`,
];

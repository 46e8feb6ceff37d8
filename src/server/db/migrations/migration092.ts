import { sql } from 'kysely';
import type { Queries } from '../database';

/** The institute's home asks for everybody's sessions of a day or a month, and for requests that nobody answered. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE INDEX bookings_by_time ON bookings (starts_at)`,
  `CREATE INDEX bookings_expired ON bookings (respond_by) WHERE status = 'expired'`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/** That a client searched is one of their first steps, done by doing it. */
export async function up(queries: Queries): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN first_searched_at timestamptz`.execute(queries);
}

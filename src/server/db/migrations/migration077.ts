import { sql } from 'kysely';
import type { Queries } from '../database';

/** By what people know a device again that they signed in with: two words of what its browser says, and nothing else of it. */
export async function up(queries: Queries): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN browser text, ADD COLUMN operating_system text`.execute(queries);
}

import { sql } from 'kysely';
import type { Queries } from '../database';

/** What a hidden review said stood in the institute's log, where its other party could not have it forgotten. */
export async function up(queries: Queries): Promise<void> {
  await sql`UPDATE audit_log SET before = before - 'text'
    WHERE action = 'review.hide' AND before ? 'text'`.execute(queries);
  await sql`UPDATE audit_log SET after = after - 'text'
    WHERE action = 'review.show' AND after ? 'text'`.execute(queries);
}

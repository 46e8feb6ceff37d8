import { sql } from 'kysely';
import type { Queries } from '../database';

/** What somebody reported stood in the institute's log, where they could not have it forgotten. */
export async function up(queries: Queries): Promise<void> {
  await sql`UPDATE audit_log SET before = nullif(before - 'text', '{}'::jsonb)
    WHERE action IN ('problem.counts', 'problem.partial', 'problem.void') AND before ? 'text'`.execute(
    queries,
  );
}

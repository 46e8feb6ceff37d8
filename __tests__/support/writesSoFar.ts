import { sql } from 'kysely';
import type { Database } from '../../src/server/db/database';

/**
 * A mark that moves with every transaction that writes, and stays where there were only reads. Where the database's
 * server has others at work, it may move without us.
 */
export async function writesSoFar(db: Database): Promise<string> {
  const { rows } = await sql<{
    mark: string;
  }>`select pg_snapshot_xmax(pg_current_snapshot())::text as mark`.execute(db.queries);
  return rows[0]?.mark ?? '';
}

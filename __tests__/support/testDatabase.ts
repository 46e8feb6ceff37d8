import { readFileSync } from 'node:fs';
import type { Database } from '../../src/server/db/database';
import { openDatabase } from '../../src/server/db/openDatabase';
import { databaseDumpPath } from './databaseDump';
import { createPostgresDatabase } from './postgresDatabases';

/**
 * A migrated, empty database of the caller's own: on the server that DATABASE_URL names, otherwise embedded in
 * memory. Closing it leaves nothing behind.
 */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env['DATABASE_URL'];
  if (!serverUrl) {
    const dump = new Blob([readFileSync(databaseDumpPath())], { type: 'application/x-tar' });
    return openDatabase({ inMemory: true, loadDump: dump });
  }
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const db = await openDatabase({ databaseUrl: url });
  const close = async () => {
    await db.close();
    await drop();
  };
  return { ...db, close };
}

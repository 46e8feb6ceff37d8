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
  return (await openTestDatabaseTwice())[0];
}

/**
 * The same, and again as another server process would open it: on PostgreSQL nothing is shared but the database. The
 * embedded one belongs to one process, so there it is the same once more. The first is to be closed last.
 */
export async function openTestDatabaseTwice(): Promise<[first: Database, again: () => Promise<Database>]> {
  const serverUrl = process.env['DATABASE_URL'];
  if (!serverUrl) {
    const dump = new Blob([readFileSync(databaseDumpPath())], { type: 'application/x-tar' });
    const db = await openDatabase({ inMemory: true, loadDump: dump });
    return [db, () => Promise.resolve({ ...db, close: () => Promise.resolve() })];
  }
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const db = await openDatabase({ databaseUrl: url });
  const close = async () => {
    await db.close();
    await drop();
  };
  return [{ ...db, close }, () => openDatabase({ databaseUrl: url })];
}

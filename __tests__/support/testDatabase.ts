import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../src/server/db/database';
import { openDatabase } from '../../src/server/db/openDatabase';
import { openPglite } from '../../src/server/db/openEmbedded';
import { databaseDumpPath } from './databaseDump';
import type { lendEngine as lend } from './engines';
import { createPostgresDatabase } from './postgresDatabases';

/** Of the test environment. */
declare const lendEngine: typeof lend;

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
    const db = openPglite((await lendEngine(databaseDumpPath())) as PGlite);
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

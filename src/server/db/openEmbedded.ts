import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnTypes } from './columnTypes';
import { createPglite } from './createPglite';
import type { Database } from './database';
import { lockFolder } from './lockFolder';
import type { DatabaseOptions } from './openDatabase';
import type { Tables } from './tables';

/** PGlite in `<dataDir>/pg`, or in memory. It has one session, so every statement and transaction takes its turn. */
export async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const dataDir = options.inMemory ? null : (options.dataDir ?? './data');
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const unlock = dataDir ? await lockFolder(dataDir) : () => Promise.resolve();
  try {
    const pglite = await createPglite(dataDir && join(dataDir, 'pg'), options.loadDump);
    // Exactly one pool for a PGlite, and its one connection is never given up: a second one crashes the process.
    const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0, types: columnTypes });
    const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const close = async () => {
      await queries.destroy();
      await pglite.close();
      await unlock();
    };
    return { queries, kind: 'embedded', close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely } from 'kysely';
import pg from 'pg';
import { columnTypes, stateOfPool } from './pools';
import type { Database, DatabaseOptions } from './database';
import { lockFolder } from './lockFolder';
import { pipelinedDialect } from './pipelinedDialect';
import { createStatementNames } from './statementNames';
import type { Tables } from './tables';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** PGlite in `<dataDir>/pg`, or in memory. */
export async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  if (options.inMemory) return openPglite(await createPglite(null));
  const dataDir = options.dataDir ?? './data';
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const db = openPglite(await createPglite(join(dataDir, 'pg')));
    return { ...db, close: () => db.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The engine as a `Database`. It has one session, so every statement and transaction takes its turn. */
export function openPglite(pglite: PGlite): Database {
  // Exactly one pool for a PGlite, and its one connection is never given up: a second one crashes the process.
  const config = createPgConfig(pglite);
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0, pipeline: true, types: columnTypes });
  const traits = { names: createStatementNames(), afterBegin: '', isInProcess: true };
  const queries = new Kysely<Tables>({ dialect: pipelinedDialect(pool, () => traits) });
  const close = async () => {
    await queries.destroy();
    // Statements on their way fail now, and pg no longer listens: an unhandled error would end the process.
    config.connection.on('error', () => undefined);
    await pglite.close();
  };
  // Through the pool it takes its turn; the engine's own call would land in whatever transaction is open.
  const listen: Database['listen'] = async (channel, { onNotice }) => {
    const stop = pglite.onNotification((heard, payload) => {
      if (heard === channel) onNotice(payload);
    });
    await pool.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    return () => Promise.resolve(stop());
  };
  return {
    queries,
    kind: 'embedded',
    listen,
    pool: () => ({ ...stateOfPool(pool), isPooled: false }),
    close,
  };
}

/** The engine itself with the extensions that migrations ask for; in memory where `folder` is null. */
async function createPglite(folder: string | null): Promise<PGlite> {
  return PGlite.create({
    // in memory its files are as near as its buffers, and to clear those takes a fifth of the start
    ...(folder
      ? { dataDir: folder }
      : { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'] }),
    extensions: { btree_gist, pg_trgm },
  });
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrate } from '../../src/server/db/migrate';
import { openPglite } from '../../src/server/db/openEmbedded';

const DB_FOLDER = join(process.cwd(), 'src/server/db');
const SOURCES = [
  join(process.cwd(), '__tests__/support/databaseDump.ts'),
  join(process.cwd(), 'node_modules/@electric-sql/pglite/package.json'),
  join(DB_FOLDER, 'openEmbedded.ts'),
  ...readdirSync(join(DB_FOLDER, 'migrations')).map((name) => join(DB_FOLDER, 'migrations', name)),
];

/** Changes with the migrations and with the engine, so that nothing stale is ever loaded. */
export function schemaHash(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.sort()) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

/** A migrated, empty PGlite folder as one file, made once and shared by every test file and run. */
export function databaseDumpPath(): string {
  return join(tmpdir(), `dragoman-test-${schemaHash()}.tar`);
}

/**
 * Made small, because every test file unpacks it: short logs, no template databases, nothing left for a recovery
 * to do again, not compressed. That opens in less than half of the time.
 */
export async function makeDatabaseDump(): Promise<Buffer> {
  const pglite = await PGlite.create({
    extensions: { btree_gist, pg_trgm },
    initDbStartParams: ['--wal-segsize=1'],
  });
  const db = openPglite(pglite);
  await migrate(db);
  await pglite.exec('VACUUM FULL');
  await pglite.exec("UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template%'");
  for (const template of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${template}`);
  await pglite.exec('CHECKPOINT');
  const dump = await pglite.dumpDataDir('none');
  await db.close();
  return Buffer.from(await dump.arrayBuffer());
}

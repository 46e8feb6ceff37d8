import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { createPglite } from '../../src/server/db/createPglite';
import { migrate } from '../../src/server/db/migrate';
import { openPglite } from '../../src/server/db/openEmbedded';
import { databaseDumpPath } from './databaseDump';
import { makePostgresTemplate } from './postgresDatabases';
import { buildResumeWorker } from './resumes/resumeWorkerFile';

/** Migrates and builds once, so that every test file starts from a copy. */
export default async function globalSetup(): Promise<void> {
  await buildResumeWorker();
  if (process.env['DATABASE_URL']) return makePostgresTemplate(process.env['DATABASE_URL']);
  const path = databaseDumpPath();
  if (existsSync(path)) return;
  const pglite = await createPglite(null);
  const db = openPglite(pglite);
  await migrate(db);
  const dump = await pglite.dumpDataDir('gzip');
  await db.close();
  const half = `${path}.${process.pid}`;
  writeFileSync(half, Buffer.from(await dump.arrayBuffer()));
  renameSync(half, path);
}

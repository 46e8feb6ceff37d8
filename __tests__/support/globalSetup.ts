import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { databaseDumpPath, makeDatabaseDump } from './databaseDump';
import { makePostgresTemplate } from './postgresDatabases';
import { buildResumeWorker } from './resumes/resumeWorkerFile';

/** Migrates and builds once, so that every test file starts from a copy. */
export default async function globalSetup(): Promise<void> {
  await buildResumeWorker();
  if (process.env['DATABASE_URL']) return makePostgresTemplate(process.env['DATABASE_URL']);
  const path = databaseDumpPath();
  if (existsSync(path)) return;
  const half = `${path}.${process.pid}`;
  writeFileSync(half, await makeDatabaseDump());
  renameSync(half, path);
}

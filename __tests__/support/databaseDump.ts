import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DB_FOLDER = join(__dirname, '../../src/server/db');
const SOURCES = [
  join(__dirname, '../../node_modules/@electric-sql/pglite/package.json'),
  join(DB_FOLDER, 'createPglite.ts'),
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
  return join(tmpdir(), `dragoman-test-${schemaHash()}.tar.gz`);
}

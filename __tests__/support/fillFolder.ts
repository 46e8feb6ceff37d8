import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseDumpPath } from './databaseDump';

/**
 * Puts a migrated, empty database where a server would otherwise make one, which takes three times as long. For
 * tests that are not about the making; where no dump was made, the server makes its own.
 */
export function fillFolder(dataDir: string): void {
  if (!existsSync(databaseDumpPath())) return;
  const folder = join(dataDir, 'pg');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', databaseDumpPath(), '-C', folder], { stdio: ['ignore', 'ignore', 'ignore'] });
}

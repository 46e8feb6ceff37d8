import { execFileSync } from 'node:child_process';
import { createPostgresDatabase } from '../postgresDatabases';
import { compareWith, sumsOf } from './compareSums';

/** `npm run move` into an empty database, which then holds the same. */
export async function drillMove(dataDir: string, serverUrl: string): Promise<void> {
  const target = await createPostgresDatabase(serverUrl, false);
  try {
    process.stdout.write('\nFrom the embedded database to PostgreSQL\n');
    execFileSync(process.execPath, ['scripts/move.mjs'], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: target.url },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await compareWith(await sumsOf({ dataDir }), { databaseUrl: target.url }, 'moved and the same');
  } finally {
    await target.drop();
  }
}

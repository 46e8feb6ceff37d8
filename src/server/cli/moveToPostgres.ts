import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_EMAILS } from '../platform/demo/demoAccounts';
import { migrate } from '../db/migrate';
import { copyDatabase } from './move/copyDatabase';
import { CliError } from './CliError';
import { openDatabase } from '../db/openDatabase';
import { findUserByEmail } from '../modules/account/service/users';
import { readSettings } from '../platform/settings/readSettings';

/**
 * `npm run move`: everything from the embedded database in DATA_DIR to the empty PostgreSQL of DATABASE_URL, all of it
 * or nothing; the embedded one stays as it was. Returns what to tell the person. Throws CliError, and FolderInUseError
 * while a server holds the embedded database.
 */
export async function moveToPostgres(variables: Record<string, string | undefined>): Promise<string[]> {
  const { databaseUrl, dataDir } = readSettings(variables);
  if (databaseUrl === undefined)
    throw new CliError('Where to? Set DATABASE_URL to an empty PostgreSQL database.');
  if (!existsSync(join(dataDir, 'pg')))
    throw new CliError(`There is no embedded database in ${dataDir}. Set DATA_DIR to its folder.`);
  const from = await openDatabase({ dataDir });
  try {
    const to = await openDatabase({ databaseUrl });
    try {
      await migrate(from);
      await migrate(to);
      const sums = await copyDatabase(from, to);
      const hasDemo = (await findUserByEmail(to.queries, DEMO_EMAILS[0])) !== null;
      return linesOf(sums, dataDir, hasDemo);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

function linesOf(sums: { table: string; rows: number }[], dataDir: string, hasDemo: boolean): string[] {
  const all = sums.reduce((sum, { rows }) => sum + rows, 0);
  return [
    ...sums.filter(({ rows }) => rows > 0).map(({ table, rows }) => `${String(rows).padStart(9)}  ${table}`),
    `Moved ${all} rows of ${sums.length} tables; contents are the same, table by table.`,
    `Start with this DATABASE_URL from now on. ${dataDir} is as it was: keep it until you are content.`,
    ...(hasDemo
      ? ['The demo people came along; the password that everybody knows does not work for them there.']
      : []),
  ];
}

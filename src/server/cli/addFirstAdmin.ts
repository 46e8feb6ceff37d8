import { migrate } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { makeFirstAdmin } from '../modules/institute/service/makeFirstAdmin';
import { hashPassword } from '../modules/auth/service/passwords';
import { readSettings } from '../platform/settings/readSettings';
import { CliError } from './CliError';
import type { Ask } from './createQuestions';
import { readAdminWish } from './readAdminWish';

/**
 * `npm run admin`: makes the first admin, of the house institute, in the database that the environment names; it
 * is made and brought up to date where needed. Returns what to tell the person. Throws CliError where there is
 * an admin already, FolderInUseError while a server holds the embedded database.
 */
export async function addFirstAdmin(
  variables: Record<string, string | undefined>,
  args: readonly string[],
  ask: Ask,
): Promise<string[]> {
  const settings = readSettings(variables);
  const wish = await readAdminWish(args, ask);
  const db = await openDatabase(settings);
  try {
    await migrate(db);
    const context = { db, clock: { now: () => new Date() } };
    const passwordHash = await hashPassword(wish.password);
    const outcome = await makeFirstAdmin(context, { ...wish, passwordHash });
    if (outcome === 'exists') {
      throw new CliError(
        'There is an admin already, who can appoint others: Institute → Users. Nothing was changed.',
      );
    }
    const line = `${wish.email} administers the institute now.`;
    if (outcome === 'appointed') return [`${line} The account was there already and keeps its password.`];
    return wish.isPasswordRandom ? [line, `Password, shown only now: ${wish.password}`] : [line];
  } finally {
    await db.close();
  }
}

import type { Updateable } from 'kysely';
import type { Queries } from '../../../db/database';
import type { UsersTable } from '../../../db/tables';
import type { User } from './users';

/**
 * A registration that was never confirmed takes the values of another; null where it was confirmed or got another
 * password since it was read.
 */
export async function replaceRegistration(
  queries: Queries,
  seen: Pick<User, 'email' | 'password_hash'>,
  values: Updateable<UsersTable>,
): Promise<User | null> {
  const replaced = unconfirmed(queries, seen.email)
    .where('password_hash', 'is not distinct from', seen.password_hash)
    .set(values)
    .returningAll();
  return (await replaced.executeTakeFirst()) ?? null;
}

/** Opens the account of a registration that waits, without its password unless that is kept; null where none waits. */
export async function activateRegistration(
  queries: Queries,
  email: string,
  at: Date,
  keepsPassword: boolean,
): Promise<User | null> {
  const activated = unconfirmed(queries, email)
    .set({ verified_at: at, ...(!keepsPassword && { password_hash: null }) })
    .returningAll();
  return (await activated.executeTakeFirst()) ?? null;
}

/** So that a storm of registrations does not become one long statement when its week is over. */
export const REGISTRATION_BATCH = 500;

/** Nobody can have done anything with an account that never opened. Answers how many of them it deleted. */
export async function deleteRegistrationsBefore(queries: Queries, before: Date): Promise<number> {
  const due = queries
    .selectFrom('users')
    .select('id')
    .where('verified_at', 'is', null)
    .where('created_at', '<', before)
    .where('last_login_at', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(REGISTRATION_BATCH)
    .forUpdate()
    .skipLocked();
  const deleted = await queries.deleteFrom('users').where('id', 'in', due).returning('id').execute();
  return deleted.length;
}

function unconfirmed(queries: Queries, email: string) {
  return queries
    .updateTable('users')
    .where('email', '=', email.trim().toLowerCase())
    .where('verified_at', 'is', null)
    .where('deleted_at', 'is', null);
}

import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Queries } from '../../../db/database';
import type { UsersTable } from '../../../db/tables';
import { INSTITUTE_ADMIN_ROLE } from '../../../../shared/domain/people/groups';
import { AppError } from '../../../../shared/contract/base/errors';

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;

export async function findUserById(queries: Queries, id: string): Promise<User | null> {
  return (await queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * The person behind a call, to be told of themselves. Throws UNAUTHENTICATED for who is gone: the call may have been let in
 * just before their account was deleted, and their row, which stays, says nothing any more.
 */
export async function findActiveUser(queries: Queries, id: string): Promise<User> {
  const user = await findUserById(queries, id);
  if (user?.deleted_at !== null) throw new AppError('UNAUTHENTICATED');
  return user;
}

/**
 * A person, kept to this transaction until it ends: meanwhile nobody deletes their account, and what they write at the
 * same time comes one after the other. Null for who is gone. After the locks of `takeLocks` and of institutes, before
 * all other rows, so that two transactions never wait for each other.
 */
export async function lockUser(queries: Queries, id: string): Promise<User | null> {
  const living = queries.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  // Rows that point at the person may still be written: their keys do not change.
  return (await living.forNoKeyUpdate().executeTakeFirst()) ?? null;
}

/** The same of several people: in one order, so that two transactions which keep the same ones never wait for each other. */
export async function lockUsers(queries: Queries, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await lockUser(queries, id);
}

/** Addresses are compared without regard to case. */
export async function findUserByEmail(queries: Queries, email: string): Promise<User | null> {
  const found = queries.selectFrom('users').selectAll().where('email', '=', email.trim().toLowerCase());
  return (await found.executeTakeFirst()) ?? null;
}

/** The new user, or null where the address is taken. */
export async function insertUser(queries: Queries, user: NewUser): Promise<User | null> {
  const insert = queries
    .insertInto('users')
    .values({ ...user, email: user.email.trim().toLowerCase() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll();
  return (await insert.executeTakeFirst()) ?? null;
}

export async function setPasswordHash(queries: Queries, id: string, passwordHash: string): Promise<void> {
  await queries.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** The same password hashed anew; nothing happens where it is another one by now. */
export async function replacePasswordHash(
  queries: Queries,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const update = queries.updateTable('users').set({ password_hash: to });
  await update.where('id', '=', id).where('password_hash', '=', from).execute();
}

export async function setVerified(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.updateTable('users').set({ verified_at: at }).where('id', '=', id).execute();
}

export async function setLastLogin(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.updateTable('users').set({ last_login_at: at }).where('id', '=', id).execute();
}

export type PersonalColumns = Pick<
  Updateable<UsersTable>,
  'first_name' | 'last_name' | 'company' | 'phone' | 'language' | 'time_zone'
>;

/** Changes what is named; null where nobody bears the id. */
export async function setPersonalInfo(
  queries: Queries,
  id: string,
  change: PersonalColumns,
): Promise<User | null> {
  if (Object.values(change).every((value) => value === undefined)) return findUserById(queries, id);
  const changed = queries.updateTable('users').set(change).where('id', '=', id).returningAll();
  return (await changed.executeTakeFirst()) ?? null;
}

/** Whether anybody administers any institute. */
export async function hasAnyAdmin(queries: Queries): Promise<boolean> {
  const found = queries
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`${INSTITUTE_ADMIN_ROLE} = ANY (roles)`)
    .limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/**
 * Before anything is written about a person: a call that was let in may still be under way when their account is
 * deleted, and must not bring anything of them back. Throws UNAUTHENTICATED for who is gone; see `lockUser` for the order.
 */
export async function lockActiveUser(queries: Queries, userId: string): Promise<User> {
  const user = await lockUser(queries, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

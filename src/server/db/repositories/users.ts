import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../database';
import type { UsersTable } from '../tables';

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;

export async function findUserById(queries: Queries, id: string): Promise<User | null> {
  return (await queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
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

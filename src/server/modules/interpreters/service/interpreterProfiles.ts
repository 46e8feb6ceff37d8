import type { Updateable } from 'kysely';
import { INTERPRETER_GROUP } from '../../../../shared/domain/people/groups';
import type { Queries } from '../../../db/database';
import type { InterpretersTable } from '../../../db/tables';

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfileRow>>>;
export type ProfileColumns = Updateable<Omit<InterpretersTable, 'user_id' | 'sort_name'>>;

/** An interpreter's person and profile; of the profile everything is null before there is one. */
export async function findProfileRow(queries: Queries, id: string) {
  const found = await queries
    .selectFrom('users')
    .leftJoin('interpreters', 'interpreters.user_id', 'users.id')
    .selectAll('interpreters')
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .select('users.time_zone')
    .where('users.id', '=', id)
    .where('users.group_id', '=', INTERPRETER_GROUP)
    .where('users.verified_at', 'is not', null)
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Makes sure that the interpreter has a profile, and keeps it to this transaction until it ends, so that two
 * changes at once come one after the other. Answers since when it is published.
 */
export async function lockProfile(queries: Queries, id: string): Promise<Date | null> {
  const insert = queries.insertInto('interpreters').values({ user_id: id });
  await insert.onConflict((conflict) => conflict.column('user_id').doNothing()).execute();
  const locked = queries
    .selectFrom('interpreters')
    .select('published_at')
    .where('user_id', '=', id)
    .forUpdate();
  return (await locked.executeTakeFirstOrThrow()).published_at;
}

export async function setProfileColumns(
  queries: Queries,
  id: string,
  columns: ProfileColumns,
): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return;
  await queries.updateTable('interpreters').set(columns).where('user_id', '=', id).execute();
}

import { sql, type Selectable } from 'kysely';
import type { Queries } from '../../../db/database';
import type { CalendarFeedsTable } from '../../../db/tables/calendarTables';

export type CalendarFeedRow = Selectable<CalendarFeedsTable>;

export async function findCalendarFeed(queries: Queries, userId: string): Promise<CalendarFeedRow | null> {
  const found = queries.selectFrom('calendar_feeds').selectAll().where('user_id', '=', userId);
  return (await found.executeTakeFirst()) ?? null;
}

export async function findCalendarFeedBySecret(
  queries: Queries,
  secretHash: string,
): Promise<CalendarFeedRow | null> {
  const found = queries.selectFrom('calendar_feeds').selectAll().where('secret_hash', '=', secretHash);
  return (await found.executeTakeFirst()) ?? null;
}

/** A person has one at most: this one takes the place of the one before. */
export async function putCalendarFeed(queries: Queries, row: CalendarFeedRow): Promise<void> {
  const { user_id: _owner, ...changes } = row;
  await queries
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}

export async function deleteCalendarFeed(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** Notes that it was read, and what it told; resolves to since when it has told the same. */
export async function noteCalendarFeedRead(
  queries: Queries,
  secretHash: string,
  { at, contentHash }: { at: Date; contentHash: string },
): Promise<Date> {
  const noted = await queries
    .updateTable('calendar_feeds')
    .set({
      read_at: at,
      content_changed_at: sql<Date>`CASE WHEN content_hash = ${contentHash} THEN content_changed_at ELSE ${at} END`,
      content_hash: contentHash,
    })
    .where('secret_hash', '=', secretHash)
    .returning('content_changed_at')
    .executeTakeFirst();
  return noted?.content_changed_at ?? at;
}

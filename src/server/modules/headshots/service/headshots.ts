import type { Insertable } from 'kysely';
import type { HeadshotSize } from '../../../../shared/domain/files/uploadRules';
import type { Queries } from '../../../db/database';
import type { HeadshotsTable } from '../../../db/tables/fileTables';

export interface HeadshotKey {
  version: string;
  updated_at: Date;
}

export async function findHeadshot(queries: Queries, userId: string): Promise<HeadshotKey | null> {
  const found = queries
    .selectFrom('headshots')
    .select(['version', 'updated_at'])
    .where('user_id', '=', userId);
  return (await found.executeTakeFirst()) ?? null;
}

/** Takes the place of the picture that was there, whose version is then gone. */
export async function putHeadshot(queries: Queries, headshot: Insertable<HeadshotsTable>): Promise<void> {
  await queries
    .insertInto('headshots')
    .values(headshot)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(headshot))
    .execute();
}

export async function deleteHeadshot(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('headshots').where('user_id', '=', userId).execute();
}

/** Leaves somebody without a picture; its addresses lead nowhere afterwards. */
export async function clearHeadshot(queries: Queries, userId: string): Promise<void> {
  await deleteHeadshot(queries, userId);
  await setPhotoUrl(queries, userId, null);
}

export async function setPhotoUrl(queries: Queries, userId: string, url: string | null): Promise<void> {
  await queries.updateTable('users').set({ photo_url: url }).where('id', '=', userId).execute();
}

/** The bytes of one size of a picture, WebP, or of the next larger one where that is missing; null where no picture has this version. */
export async function findPicture(
  queries: Queries,
  version: string,
  size: HeadshotSize,
): Promise<Buffer | null> {
  const found = queries
    .selectFrom('headshots')
    .select((eb) => eb.fn.coalesce(`picture_${size}`, 'picture_256').as('picture'))
    .where('version', '=', version);
  return (await found.executeTakeFirst())?.picture ?? null;
}

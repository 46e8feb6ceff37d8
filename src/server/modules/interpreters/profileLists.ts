import { sql, type Insertable } from 'kysely';
import type { Queries } from '../../db/database';
import type { Tables } from '../../db/tables';

/** The lists of a profile, one row an entry. */
export const PROFILE_LISTS = [
  'interpreter_languages',
  'interpreter_verticals',
  'interpreter_certifications',
  'interpreter_experience',
  'interpreter_prices',
] as const;
export type ProfileList = (typeof PROFILE_LISTS)[number];
export type ListRow<List extends ProfileList> = Omit<Insertable<Tables[List]>, 'interpreter_id'>;

/** Replaces a whole list of one interpreter. */
export async function replaceList<List extends ProfileList>(
  queries: Queries,
  list: List,
  interpreterId: string,
  rows: readonly ListRow<List>[],
): Promise<void> {
  const own = rows.map((row) => ({ ...row, interpreter_id: interpreterId })) as Insertable<Tables[List]>[];
  await sql`DELETE FROM ${sql.table(list)} WHERE interpreter_id = ${interpreterId}`.execute(queries);
  if (own.length > 0) await queries.insertInto(list).values(own).execute();
}

/** The newest first; one without a date last. */
export async function findCertifications(queries: Queries, interpreterId: string) {
  return queries
    .selectFrom('interpreter_certifications')
    .select(['id', 'name', 'issuing_body', 'issued_on'])
    .where('interpreter_id', '=', interpreterId)
    .orderBy('issued_on', (order) => order.desc().nullsLast())
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Current entries, then the newest first. */
export async function findExperience(queries: Queries, interpreterId: string) {
  return queries
    .selectFrom('interpreter_experience')
    .select(['id', 'title', 'company', 'started_on', 'ended_on', 'description'])
    .where('interpreter_id', '=', interpreterId)
    .orderBy('ended_on', (order) => order.desc().nullsFirst())
    .orderBy('started_on', 'desc')
    .orderBy('id')
    .execute();
}

export async function findPrices(queries: Queries, interpreterId: string) {
  return queries
    .selectFrom('interpreter_prices')
    .select(['language', 'vertical', 'price_per_word_cents'])
    .where('interpreter_id', '=', interpreterId)
    .orderBy('language')
    .orderBy('vertical')
    .execute();
}

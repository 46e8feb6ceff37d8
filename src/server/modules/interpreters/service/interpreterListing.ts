import { hasBlocked } from '../../blocks/service/blocks';
import type { Queries } from '../../../db/database';

export type InterpreterRow = Awaited<ReturnType<typeof findInterpreterRows>>[number];

/** Interpreters as a list shows them, in no particular order. */
export async function findInterpreterRows(queries: Queries, ids: readonly string[]) {
  return queries
    .selectFrom('interpreters')
    .innerJoin('users', 'users.id', 'interpreters.user_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.photo_url',
      'interpreters.description',
      'interpreters.starting_price_per_word_cents',
      'interpreters.hourly_price_cents',
      'interpreters.credibility_level',
      'interpreters.client_references',
      'interpreters.years_experience',
      'interpreters.published_at',
      'interpreters.confirms_at_once',
      'interpreters.at_once_notice_minutes',
      'users.time_zone',
    ])
    .where('interpreters.user_id', 'in', ids)
    .execute();
}

/** Whether somebody is an interpreter whom clients find; to who was set aside by them it is as if they were not. */
export async function isInterpreterListed(queries: Queries, id: string, readerId: string): Promise<boolean> {
  const found = queries
    .selectFrom('interpreters')
    .innerJoin('users', 'users.id', 'interpreters.user_id')
    .select('users.id')
    .where('interpreters.user_id', '=', id)
    .where('interpreters.offers_interpretation', '=', true)
    .where('interpreters.listing_state', '=', 'listed')
    .where('users.verified_at', 'is not', null);
  return (await found.executeTakeFirst()) !== undefined && !(await hasBlocked(queries, id, readerId));
}

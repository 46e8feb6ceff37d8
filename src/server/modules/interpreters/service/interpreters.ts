import { sql } from 'kysely';
import { INTERPRETER_DEFAULTS } from '../../../../shared/domain/people/interpreterDefaults';
import type { ListingState } from '../../../../shared/domain/people/listing';
import type { Tier } from '../../../../shared/domain/booking/tiers';
import type { Queries } from '../../../db/database';

/** Facts about the interpreter that a request is for. */
export interface BookableInterpreter {
  id: string;
  first_name: string;
  last_name: string;
  photo_url: string | null;
  /** null where none is set */
  hourly_price_cents: number | null;
  time_zone: string | null;
  tier: Tier;
  /** new requests are for those who are `listed`; what was booked before goes on */
  listing_state: ListingState;
  languages: readonly string[];
}

/** Null where nobody bears the id who can be booked. */
export async function findBookableInterpreter(
  queries: Queries,
  id: string,
): Promise<BookableInterpreter | null> {
  return bookableOf(await selectBookableInterpreter(queries, id).executeTakeFirst());
}

/** The same as a part of a larger statement; `bookableOf` reads its row. */
export function selectBookableInterpreter(queries: Queries, id: string) {
  return queries
    .selectFrom('interpreters')
    .innerJoin('users', 'users.id', 'interpreters.user_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.photo_url',
      'users.time_zone',
      'users.tier',
    ])
    .select(['interpreters.hourly_price_cents', 'interpreters.listing_state'])
    .select(
      sql<string[]>`ARRAY(SELECT language FROM interpreter_languages
        WHERE interpreter_id = interpreters.user_id ORDER BY position)`.as('languages'),
    )
    .where('interpreters.user_id', '=', id)
    .where('interpreters.offers_interpretation', '=', true)
    .where('users.verified_at', 'is not', null);
}

export function bookableOf(found: BookableInterpreter | undefined): BookableInterpreter | null {
  if (!found) return null;
  // An interpreter without languages is shown with the specification's, and can be booked for them.
  return {
    ...found,
    languages: found.languages.length > 0 ? found.languages : INTERPRETER_DEFAULTS.languages,
  };
}

/** The empty profile of a new interpreter; one that exists stays as it is. */
export async function insertInterpreter(queries: Queries, userId: string): Promise<void> {
  const insert = queries.insertInto('interpreters').values({ user_id: userId });
  await insert.onConflict((conflict) => conflict.column('user_id').doNothing()).execute();
}

/** The tier that holds from now on; nothing waits for an approval any more. */
export async function setTier(queries: Queries, userId: string, tier: Tier): Promise<void> {
  await queries.updateTable('users').set({ tier, requested_tier: null }).where('id', '=', userId).execute();
}

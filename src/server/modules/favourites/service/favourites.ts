import { sql } from 'kysely';
import type { Queries } from '../../../db/database';
import { apartFrom } from '../../blocks/service/blocks';

export type FavouriteRow = Awaited<ReturnType<typeof listFavourites>>[number];

/** A client's own, the latest first, and whether each of them takes new requests. */
export async function listFavourites(queries: Queries, clientId: string) {
  return queries
    .selectFrom('favourites')
    .innerJoin('interpreters', 'interpreters.user_id', 'favourites.interpreter_id')
    .innerJoin('users', 'users.id', 'favourites.interpreter_id')
    .select(['favourites.interpreter_id', 'favourites.added_at', 'users.first_name', 'users.last_name'])
    .select(
      sql<boolean>`interpreters.listing_state = 'listed' AND interpreters.offers_interpretation
        AND users.verified_at IS NOT NULL AND interpreters.user_id NOT IN ${apartFrom(clientId)}`.as(
        'can_be_asked',
      ),
    )
    .where('favourites.client_id', '=', clientId)
    .orderBy('favourites.added_at', 'desc')
    .orderBy('favourites.interpreter_id')
    .execute();
}

export async function countFavourites(queries: Queries, clientId: string): Promise<number> {
  const found = queries
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('client_id', '=', clientId);
  return Number((await found.executeTakeFirstOrThrow()).total);
}

export async function isFavourite(
  queries: Queries,
  clientId: string,
  interpreterId: string,
): Promise<boolean> {
  const found = queries
    .selectFrom('favourites')
    .select('added_at')
    .where('client_id', '=', clientId)
    .where('interpreter_id', '=', interpreterId);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function insertFavourite(
  queries: Queries,
  row: { client_id: string; interpreter_id: string; added_at: Date },
): Promise<void> {
  await queries.insertInto('favourites').values(row).execute();
}

/** Whether there was one. */
export async function deleteFavourite(
  queries: Queries,
  clientId: string,
  interpreterId: string,
): Promise<boolean> {
  const deleted = queries
    .deleteFrom('favourites')
    .where('client_id', '=', clientId)
    .where('interpreter_id', '=', interpreterId)
    .returning('interpreter_id');
  return (await deleted.execute()).length > 0;
}

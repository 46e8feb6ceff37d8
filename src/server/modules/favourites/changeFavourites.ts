import { AppError } from '../../../shared/contract/base/errors';
import { MAX_FAVOURITES } from '../../../shared/contract/interpreters/favourites';
import { inTransaction } from '../../db/inTransaction';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { lockActiveUser } from '../account/service/users';
import { hasBlocked } from '../blocks/service/blocks';
import { isShownTo } from '../interpreters/service/listings';
import { countFavourites, deleteFavourite, insertFavourite, isFavourite } from './service/favourites';

interface OfInterpreter {
  interpreter_id: string;
}

/** Throws NOT_FOUND of an interpreter who is not shown to the client, is gone or was set aside by them, and TOO_MANY_FAVOURITES. */
export async function addFavourite(
  { db, clock }: ServiceContext,
  { userId }: Caller,
  { interpreter_id }: OfInterpreter,
): Promise<null> {
  return inTransaction(db, async (queries) => {
    // Favourites are counted one after the other.
    await lockActiveUser(queries, userId);
    const isShown = interpreter_id !== userId && (await isShownTo(queries, userId, interpreter_id));
    if (!isShown || (await hasBlocked(queries, userId, interpreter_id))) throw new AppError('NOT_FOUND');
    if (await isFavourite(queries, userId, interpreter_id)) return null;
    if ((await countFavourites(queries, userId)) >= MAX_FAVOURITES)
      throw new AppError('TOO_MANY_FAVOURITES', { details: { limit: MAX_FAVOURITES } });
    await insertFavourite(queries, { client_id: userId, interpreter_id, added_at: clock.now() });
    await publish(queries, 'favourite.changed', { clientId: userId });
    return null;
  });
}

export async function removeFavourite(
  { db }: ServiceContext,
  { userId }: Caller,
  { interpreter_id }: OfInterpreter,
): Promise<null> {
  return inTransaction(db, async (queries) => {
    if (await deleteFavourite(queries, userId, interpreter_id))
      await publish(queries, 'favourite.changed', { clientId: userId });
    return null;
  });
}

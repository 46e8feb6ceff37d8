import { MAX_BLOCKS } from '../../../shared/contract/account/blocks';
import { AppError } from '../../../shared/contract/base/errors';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { takeLocks } from '../../db/takeLocks';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { lockActiveUser, lockUser, lockUsers } from '../account/service/users';
import { endOffersBetween } from '../calls/service/endOffers';
import { deleteFavourite } from '../favourites/service/favourites';
import { isShownTo } from '../interpreters/service/listings';
import { countBlocks, deleteBlock, hasBlocked, haveMet, insertBlock } from './service/blocks';

interface OfPerson {
  person_id: string;
}

/**
 * Sets somebody of the other group aside; one who is already stays so. In the same transaction they are no favourite any more,
 * and open offers between the two end. Throws NOT_FOUND of somebody whom the caller neither met nor sees listed, and
 * TOO_MANY_BLOCKS; then nothing has changed.
 */
export async function addBlock(
  { db, clock }: ServiceContext,
  caller: Caller,
  { person_id: whomId }: OfPerson,
): Promise<null> {
  const { userId } = caller;
  const pair = pairOf(caller, whomId);
  return inTransaction(db, async (queries) => {
    // Every request and every offer between the two has its client's turn.
    await takeLocks(queries, [{ kind: 'client', id: pair.clientId }]);
    await lockUsers(queries, [userId, whomId]);
    await lockActiveUser(queries, userId);
    if (await hasBlocked(queries, userId, whomId)) return null;
    if (!(await mayBlock(queries, caller, whomId))) throw new AppError('NOT_FOUND');
    if ((await countBlocks(queries, userId)) >= MAX_BLOCKS)
      throw new AppError('TOO_MANY_BLOCKS', { details: { limit: MAX_BLOCKS } });
    const now = clock.now();
    await insertBlock(queries, { by_id: userId, whom_id: whomId, added_at: now });
    await publish(queries, 'block.changed', { personId: userId });
    const isClient = pair.clientId === userId;
    if (isClient && (await deleteFavourite(queries, userId, whomId)))
      await publish(queries, 'favourite.changed', { clientId: userId });
    await endOffersBetween(queries, pair, isClient ? 'withdrawn' : 'declined', now);
    return null;
  });
}

export async function removeBlock(
  { db }: ServiceContext,
  { userId }: Caller,
  { person_id: whomId }: OfPerson,
): Promise<null> {
  return inTransaction(db, async (queries) => {
    if (await deleteBlock(queries, userId, whomId))
      await publish(queries, 'block.changed', { personId: userId });
    return null;
  });
}

function pairOf({ userId, groupId }: Caller, whomId: string) {
  return groupId === CLIENT_GROUP
    ? { clientId: userId, interpreterId: whomId }
    : { clientId: whomId, interpreterId: userId };
}

/** Whether somebody is of the other group, is there, and known to the caller. Their row is kept until the transaction ends. */
async function mayBlock(queries: Queries, caller: Caller, whomId: string): Promise<boolean> {
  const whom = whomId === caller.userId ? null : await lockUser(queries, whomId);
  if (!whom || whom.group_id === caller.groupId) return false;
  if (await haveMet(queries, pairOf(caller, whomId))) return true;
  return caller.groupId === CLIENT_GROUP && isShownTo(queries, caller.userId, whomId);
}

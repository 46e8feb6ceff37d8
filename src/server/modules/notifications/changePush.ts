import type { subscribePush as subscribeEndpoint } from '../../../shared/contract/account/push';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { inTransaction } from '../../db/inTransaction';
import type { Caller } from '../../platform/context';
import { consumeLimit } from '../../platform/limits/consumeLimit';
import { lockActiveUser } from '../account/service/users';
import type { PushContext } from './service/PushContext';
import { dropSubscription, keepSubscription } from './service/pushSubscriptions';

export function getPushKey({ pushKeys }: PushContext): Promise<{ key: string | null }> {
  return Promise.resolve({ key: pushKeys?.publicKey ?? null });
}

/** For as long as the caller's sign-in stands. Throws TOO_MANY_REQUESTS, and UNAVAILABLE where this server pushes nothing. */
export async function subscribePush(
  { db, clock, pushKeys, pushLimit }: PushContext,
  { userId, sessionId }: Caller,
  { endpoint, keys }: ReceivedOf<typeof subscribeEndpoint>,
): Promise<{ isOn: true }> {
  if (!pushKeys) throw new AppError('UNAVAILABLE');
  await consumeLimit(pushLimit, userId);
  await inTransaction(db, async (queries) => {
    await lockActiveUser(queries, userId);
    await keepSubscription(queries, {
      ...{ person_id: userId, session_id: sessionId, endpoint, ...keys },
      created_at: clock.now(),
    });
  });
  return { isOn: true };
}

/** One of the caller's own; any other stays. */
export async function unsubscribePush(
  { db }: PushContext,
  { userId }: Caller,
  { endpoint }: { endpoint: string },
): Promise<{ isOn: false }> {
  await dropSubscription(db.queries, endpoint, userId);
  return { isOn: false };
}

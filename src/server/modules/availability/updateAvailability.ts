import type { AvailabilityChange, AvailabilityRecord } from '../../../shared/contract/bookings/availability';
import { inTransaction } from '../../db/inTransaction';
import { replaceAvailability } from './replaceAvailability';
import { takeLocks } from '../../db/takeLocks';
import type { Caller, ServiceContext } from '../../platform/context';
import { refuseUnseen } from '../../platform/http/refuseUnseen';
import { lockActiveUser } from '../account/service/users';
import { changeListed } from '../interpreters/service/ownListing';
import { readAvailability } from './service/getAvailability';

/**
 * Replaces when the calling interpreter works; what is booked already stays. Requests that are being saved at the
 * same time see the one or the other. Throws NOT_FOUND for somebody who cannot be booked, CHANGED_MEANWHILE where something
 * else was seen.
 */
export async function updateAvailability(
  { db, clock }: ServiceContext,
  { userId }: Pick<Caller, 'userId'>,
  { seen, ...change }: AvailabilityChange,
): Promise<AvailabilityRecord> {
  return inTransaction(db, async (queries) => {
    await takeLocks(queries, [{ kind: 'interpreter', id: userId }]);
    await lockActiveUser(queries, userId);
    const now = clock.now();
    refuseUnseen(await readAvailability(queries, userId, now), seen);
    await changeListed(queries, { interpreterId: userId, at: now }, () =>
      replaceAvailability(queries, userId, change),
    );
    return readAvailability(queries, userId, now);
  });
}

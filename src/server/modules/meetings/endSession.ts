import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { AppError } from '../../../shared/contract/base/errors';
import { inTransaction } from '../../db/inTransaction';
import type { Caller, ServiceContext } from '../../platform/context';
import { moveBooking } from '../bookings/service/moveBooking';
import { findOwnBooking } from './service/getSession';
import { readRoom } from './readRoom';

/** Its interpreter ends a session that goes on. Throws NOT_FOUND, or WRONG_STATUS before the start and when it is over. */
export async function endSession(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<SessionRoom> {
  return inTransaction(db, async (queries) => {
    const { row, party } = await findOwnBooking(queries, caller, id);
    if (party !== 'interpreter') throw new AppError('NOT_FOUND');
    const now = clock.now();
    await moveBooking(queries, row, now, { action: 'end', actor: 'interpreter' });
    const { row: moved } = await findOwnBooking(queries, caller, id);
    return readRoom(queries, caller, moved, now);
  });
}

import { cancelBooking as endpoint } from '../../../shared/contract/bookings/booking';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { FeeChangedDetails } from '../../../shared/contract/base/refusalDetails';
import { findTransition } from '../../../shared/domain/booking/bookingLife';
import { centsFromEuros, eurosFromCents } from '../../../shared/domain/money/money';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { findBookingRow } from './service/bookingRows';
import { takeLocks } from '../../db/takeLocks';
import { answerOnce } from './answerOnce';
import { bookingMoments } from './service/toBookingRecord';
import type { Caller, ServiceContext } from '../../platform/context';
import { cancellationColumns, moveBooking, wrongStatus } from './service/moveBooking';
import { partyOf } from './service/parties';
import { readBooking } from './service/getBooking';

/**
 * Withdraws or cancels for either party; the fee is kept on the booking. Throws NOT_FOUND, WRONG_STATUS with the
 * present status, or FEE_CHANGED with what it would cost now, where the caller was shown another amount: what was
 * seen is what is owed.
 */
export async function cancelBooking(
  { db, clock }: ServiceContext,
  caller: Caller,
  request: ReceivedOf<typeof endpoint>,
  { idempotencyKey }: { idempotencyKey?: string } = {},
): Promise<BookingRecord> {
  const cancel = async (queries: Queries, now: Date) => {
    const booking = await findBookingRow(queries, request.id);
    const party = booking && partyOf(booking, caller);
    if (!party) throw new AppError('NOT_FOUND');
    if (!findTransition('cancel', party, booking.status, now.getTime(), bookingMoments(booking))) {
      throw wrongStatus(booking, now);
    }
    const { cancellation_fee_cents: feeCents } = cancellationColumns(booking, party, now);
    if (centsFromEuros(request.feeSeen) !== feeCents) {
      const details: FeeChangedDetails = { fee: eurosFromCents(feeCents) };
      throw new AppError('FEE_CHANGED', { details });
    }
    await moveBooking(queries, booking, now, { action: 'cancel', actor: party });
    return readBooking(queries, booking.id, now);
  };
  return inTransaction(db, async (queries) => {
    await takeLocks(queries, [{ kind: 'client', id: caller.userId }]);
    const now = clock.now();
    const once = { userId: caller.userId, key: idempotencyKey ?? null, endpoint, request, at: now };
    return answerOnce(queries, once, () => cancel(queries, now));
  });
}

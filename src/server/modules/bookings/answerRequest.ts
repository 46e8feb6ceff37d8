import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { AppError } from '../../../shared/contract/base/errors';
import { TIER_PERCENT } from '../../../shared/domain/booking/tiers';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { findBookingRow } from './service/bookingRows';
import type { Caller, ServiceContext } from '../../platform/context';
import { findUserById } from '../account/service/users';
import { moveBooking } from './service/moveBooking';
import { readBooking } from './service/getBooking';

/** The request that is answered, and as of which version the interpreter saw it. */
export interface SeenRequest {
  id: string;
  version?: number | undefined;
}

/** The calling interpreter's answer to a request. A foreign booking and a missing one are the same NOT_FOUND. */
export async function answerRequest(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id, version }: SeenRequest,
  action: 'accept' | 'decline',
): Promise<BookingRecord> {
  return inTransaction(db, async (queries) => {
    const booking = await findBookingRow(queries, id);
    if (booking?.interpreter_id !== caller.userId) throw new AppError('NOT_FOUND');
    const now = clock.now();
    const columns = action === 'accept' ? await shareOf(queries, caller.userId) : {};
    await moveBooking(queries, booking, now, { action, actor: 'interpreter', seenVersion: version, columns });
    return readBooking(queries, id, now);
  });
}

/** The platform's share is agreed with the rest: by the tier that holds now, as the interpreter was shown before accepting. */
async function shareOf(queries: Queries, interpreterId: string) {
  const interpreter = await findUserById(queries, interpreterId);
  return interpreter ? { platform_percent: TIER_PERCENT[interpreter.tier] } : {};
}

/**
 * Accepts a pending request before its deadline. Throws NOT_FOUND, WRONG_STATUS with the present status, or BOOKING_CHANGED
 * where `version` is given and is not the present one.
 */
export function acceptBooking(
  context: ServiceContext,
  caller: Caller,
  seen: SeenRequest,
): Promise<BookingRecord> {
  return answerRequest(context, caller, seen, 'accept');
}

/**
 * Declines a pending request; the time is free again. Throws NOT_FOUND, WRONG_STATUS with the present status, or BOOKING_CHANGED
 * where `version` is given and is not the present one.
 */
export function declineBooking(
  context: ServiceContext,
  caller: Caller,
  seen: SeenRequest,
): Promise<BookingRecord> {
  return answerRequest(context, caller, seen, 'decline');
}

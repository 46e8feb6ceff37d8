import { AppError } from '../../../shared/contract/base/errors';
import { expireRequestsOf } from '../bookings/service/expireOverdue';
import { findHeldTimes } from '../bookings/service/bookings';
import type { PlannedMeeting } from '../bookings/service/planMeeting';
import { refuseUnavailable } from '../bookings/service/refuseUnavailable';
import type { Standing } from './service/changeAgreed';

/**
 * Refuses a new time as a booking of it would be refused: SLOT_TAKEN or NOT_AVAILABLE. An interpreter who proposes or
 * consents may do so outside their own hours and notice: they know best; two sessions at once they cannot hold either.
 */
export async function refuseTaken(
  { queries, row, now }: Standing,
  meeting: Pick<PlannedMeeting, 'startsAt' | 'endsAt'>,
  { isOwnWish }: { isOwnWish: boolean },
): Promise<void> {
  const planned = { ...meeting, settledOffset: null };
  if (!isOwnWish) await refuseUnavailable(queries, row.interpreter_id, planned, now, row.id);
  await expireRequestsOf(queries, row.interpreter_id, now);
  const held = await findHeldTimes(queries, row.interpreter_id, [meeting.startsAt, meeting.endsAt], now);
  if (held.some(({ id }) => id !== row.id)) throw new AppError('SLOT_TAKEN');
}

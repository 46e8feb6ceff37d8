import type { AvailabilityRecord } from '../../../../shared/contract/bookings/availability';
import { AppError } from '../../../../shared/contract/base/errors';
import type { Queries } from '../../../db/database';
import { findAvailability } from './findAvailability';
import type { Caller, ServiceContext } from '../../../platform/context';

/** When the calling interpreter works. Throws NOT_FOUND for somebody who cannot be booked. */
export function getAvailability(
  { db, clock }: ServiceContext,
  { userId }: Pick<Caller, 'userId'>,
): Promise<AvailabilityRecord> {
  return readAvailability(db.queries, userId, clock.now());
}

export async function readAvailability(
  queries: Queries,
  interpreterId: string,
  now: Date,
): Promise<AvailabilityRecord> {
  const found = await findAvailability(queries, interpreterId, [now, now], now);
  if (!found) throw new AppError('NOT_FOUND');
  const { zone, hours, daysOff, gapMinutes, noticeMinutes } = found.availability;
  const { isOn, noticeMinutes: atOnceNoticeMinutes } = found.atOnce;
  return {
    ...{ timeZone: zone, weeklyHours: [...hours], daysOff: [...daysOff], gapMinutes, noticeMinutes },
    ...{ confirmsAtOnce: isOn, atOnceNoticeMinutes },
  };
}

import { CallWish } from '../../../shared/contract/bookings/calls';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { durationMinutes } from '../../../shared/domain/booking/bookingChoices';
import { meetingInstant } from '../../../shared/domain/time/meetingInstant';

const MINUTE_MS = 60_000;

/** The instants of a wish (ISO 8601); null where its wall time means none, or two. */
export function wishTimes(wish: CallWish): { startsAt: string; endsAt: string } | null {
  const instant = meetingInstant(wish);
  if (instant.kind !== 'exact') return null;
  const endsAt = new Date(instant.at.getTime() + durationMinutes(wish.meetingDuration) * MINUTE_MS);
  return { startsAt: instant.at.toISOString(), endsAt: endsAt.toISOString() };
}

/** The wish behind a booking that came to nothing, to be asked of others. */
export function wishOfBooking(booking: BookingRecord): CallWish | null {
  const { meetingUtcOffset, referenceNumber, ...fields } = booking;
  const wish = {
    ...fields,
    meetingUtcOffset: meetingUtcOffset ?? undefined,
    referenceNumber: referenceNumber ?? undefined,
  };
  return CallWish.safeParse(wish).data ?? null;
}

/** As much of a wish as decides who could be asked. */
export function candidateSearch(wish: CallWish) {
  const { meetingDate, meetingTime, meetingAmPm, meetingTimezone, meetingUtcOffset } = wish;
  const { meetingDuration, meetingSubject, interpreterBookingFrom, interpreterBookingTo } = wish;
  return {
    ...{ meetingDate, meetingTime, meetingAmPm, meetingTimezone, meetingDuration, meetingSubject },
    ...{ interpreterBookingFrom, interpreterBookingTo },
    ...(meetingUtcOffset !== undefined && { meetingUtcOffset }),
  };
}

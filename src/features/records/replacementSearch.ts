import type { BookingRecord } from '../../contract/bookingRecord';
import type { RequestOf } from '../../contract/endpoint';
import type { getInterpreters } from '../../contract/interpreter';
import { isInterpretationLanguage } from '../../domain/interpretationLanguages';

/** One more than is shown, for the one who did not come may be among them. */
const ASKED = 4;

/** Who offers the booking's languages and is free at its time, best ranked first. */
export function replacementSearch(booking: BookingRecord): RequestOf<typeof getInterpreters> {
  const { interpreterBookingFrom: from, interpreterBookingTo: to } = booking;
  return {
    ...(isInterpretationLanguage(from) ? { from } : {}),
    ...(isInterpretationLanguage(to) ? { to } : {}),
    freeAt: { startsAt: booking.startsAt, duration: booking.meetingDuration },
    sort: 'rank',
    pageSize: ASKED,
  };
}

/** Whether somebody else can be asked: the booking came to nothing without its client's doing, and lies ahead. */
export function isReplaceable({ status, startsAt, cancellation }: BookingRecord, now: number): boolean {
  if (Date.parse(startsAt) <= now) return false;
  return (
    status === 'declined' ||
    status === 'expired' ||
    (status === 'cancelled' && cancellation?.by === 'interpreter')
  );
}

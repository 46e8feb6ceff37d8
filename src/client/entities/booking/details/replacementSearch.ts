import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import type { RequestOf } from '../../../../shared/contract/base/endpoint';
import type { getInterpreters } from '../../../../shared/contract/interpreters/interpreter';
import { isHolding } from '../../../../shared/domain/booking/bookingLife';
import { doOverlap, type Stretch } from '../../../../shared/domain/booking/freeAlternatives';
import { isInterpretationLanguage } from '../../../../shared/domain/text/interpretationLanguages';

/** One more than is shown, for the one who did not come may be among them. */
const ASKED = 4;

/** Interpreters with the booking's languages who are free at its time, best ranked first. */
export function replacementSearch(booking: BookingRecord): RequestOf<typeof getInterpreters> {
  const { interpreterBookingFrom: from, interpreterBookingTo: to } = booking;
  return {
    ...(isInterpretationLanguage(from) ? { from } : {}),
    ...(isInterpretationLanguage(to) ? { to } : {}),
    freeAt: { startsAt: booking.startsAt, duration: booking.meetingDuration },
    favouritesFirst: true,
    sort: 'rank',
    pageSize: ASKED,
  };
}

/** Those of an answer to `replacementSearch` who were not asked yet; undefined while there is none. */
export function othersThan<Interpreter extends { id: string }>(
  { interpreter_id: asked }: BookingRecord,
  found: readonly Interpreter[] | undefined,
): Interpreter[] | undefined {
  return found?.filter(({ id }) => id !== asked);
}

/** How a booking came to nothing. */
export function lostReason({ status }: BookingRecord): 'cancelled' | 'declined' | 'expired' {
  return status === 'declined' || status === 'expired' ? status : 'cancelled';
}

/**
 * Whether somebody else can be asked: the booking came to nothing without its client's doing, lies ahead, and nobody was
 * asked for its time since.
 */
export function isReplaceable(booking: BookingRecord, now: number, held: readonly Stretch[] = []): boolean {
  const { status, cancellation } = booking;
  const wanted = stretchOf(booking);
  if (wanted.startsAt <= now || held.some((each) => doOverlap(each, wanted))) return false;
  return (
    status === 'declined' ||
    status === 'expired' ||
    (status === 'cancelled' && cancellation?.by === 'interpreter')
  );
}

/** The times for which a client has somebody, or waits for an answer. */
export function heldTimes(bookings: readonly BookingRecord[]): Stretch[] {
  return bookings.filter(({ status }) => isHolding(status)).map(stretchOf);
}

function stretchOf({ startsAt, endsAt }: BookingRecord): Stretch {
  return { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
}

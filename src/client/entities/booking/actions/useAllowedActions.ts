import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import {
  allowedActions,
  type BookingAction,
  type BookingMoments,
} from '../../../../shared/domain/booking/bookingLife';
import type { Viewer } from '../card/statusLook';
import { useNow } from '../../../ui/time/useNow';

/** How late a deadline may be noticed; the server watches it to the millisecond. */
const NOTICE_MS = 10_000;

/** The actions that the booking's life allows its reader now. */
export function useAllowedActions(booking: BookingRecord, viewer: Viewer): readonly BookingAction[] {
  return allowedActions(viewer, booking.status, useNow(NOTICE_MS), bookingMomentsOf(booking));
}

/** A booking's instants as the rules of its life take them. */
export function bookingMomentsOf(
  booking: Pick<BookingRecord, 'startsAt' | 'endsAt' | 'respondBy'>,
): BookingMoments {
  return {
    startsAt: Date.parse(booking.startsAt),
    endsAt: Date.parse(booking.endsAt),
    respondBy: Date.parse(booking.respondBy),
  };
}

import type { BookingRecord } from '../contract/bookingRecord';
import { allowedActions, type BookingAction } from '../domain/bookingLife';
import { bookingMomentsOf } from './bookingMomentsOf';
import type { Viewer } from './statusLook';
import { useNow } from './useNow';

/** How late a deadline may be noticed; the server watches it to the millisecond. */
const NOTICE_MS = 10_000;

/** What the booking's life allows its reader now. */
export function useAllowedActions(booking: BookingRecord, viewer: Viewer): readonly BookingAction[] {
  return allowedActions(viewer, booking.status, useNow(NOTICE_MS), bookingMomentsOf(booking));
}

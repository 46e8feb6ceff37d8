import type { BookingRow } from '../../db/repositories/bookings/bookingRows';

/** A booking's invoice has the same number for as long as the booking is there; 48 random bits tell it from others. */
export function invoiceNumber({ id, meeting_date }: Pick<BookingRow, 'id' | 'meeting_date'>): string {
  return `D-${meeting_date.slice(0, 4)}-${id.slice(0, 13).toUpperCase()}`;
}

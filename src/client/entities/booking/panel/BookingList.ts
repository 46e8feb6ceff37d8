import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';

/** A list of bookings as it was read, and how to read it again. */
export interface BookingList {
  bookings: readonly BookingRecord[] | undefined;
  /** why it could not be read */
  problem: unknown;
  isFetching: boolean;
  /** epoch milliseconds */
  readAt: number | undefined;
  refresh: () => void;
}

import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import type { DayBlock } from '../../../../shared/domain/time/dayBlocks';

/** A day (`YYYY-MM-DD`) and what it holds. */
export interface WeekDay {
  day: string;
  blocks: readonly DayBlock<BookingRecord>[];
}

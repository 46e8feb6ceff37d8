import type { BookingRecord } from '../../contract/bookingRecord';
import type { DayBlock } from '../../domain/dayBlocks';

/** A day (`YYYY-MM-DD`) and what it holds. */
export interface WeekDay {
  day: string;
  blocks: readonly DayBlock<BookingRecord>[];
}

import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import type { DayBlock } from '../../../../shared/domain/time/dayBlocks';

/** How high an hour is drawn; `week.css` draws its lines by the same measure. */
export const HOUR_PX = 52;

/** Shown where nothing lies earlier or later. */
const DAY = { first: 8, last: 18 };

/** A day (`YYYY-MM-DD`) and what it holds. */
export interface WeekDay {
  day: string;
  blocks: readonly DayBlock<BookingRecord>[];
}

/** The hours that a grid shows: a working day, and as much more as its blocks need. */
export function hourRange(blocks: readonly { fromMinute: number; toMinute: number }[]): {
  first: number;
  last: number;
} {
  return {
    first: Math.min(DAY.first, ...blocks.map(({ fromMinute }) => Math.floor(fromMinute / 60))),
    last: Math.max(DAY.last, ...blocks.map(({ toMinute }) => Math.ceil(toMinute / 60))),
  };
}

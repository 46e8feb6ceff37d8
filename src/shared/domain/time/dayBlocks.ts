import { dayBounds } from './dayBounds';
import { wallClock } from './wallClock';

/** ISO 8601 instants */
interface Timed {
  startsAt: string;
  endsAt: string;
}

/** A booking, or the part of it that lies in one day, as it is drawn in that day's column. */
export interface DayBlock<Booking> {
  booking: Booking;
  /** minutes on the day's clock from 00:00; `toMinute` is later, and 1440 at most */
  fromMinute: number;
  toMinute: number;
  /** the day before holds its beginning, the day after its end */
  isFromBefore: boolean;
  isOnAfter: boolean;
  /** which of `lanes` columns beside each other, from 0 */
  lane: number;
  lanes: number;
}

const DAY_MINUTES = 1440;

/**
 * A day (`YYYY-MM-DD`) of a zone with its bookings, by start; those at the same height are drawn side by
 * side. On days on which the clocks change a block stands where the clock stood at its start; where an hour
 * happens twice and the clock does not tell how long it took, it is as high as it took.
 */
export function dayBlocks<Booking extends Timed>(
  bookings: readonly Booking[],
  day: string,
  zone: string,
): DayBlock<Booking>[] {
  const { from, to } = dayBounds(day, zone);
  const blocks = bookings.flatMap((booking) => {
    const [start, end] = [Date.parse(booking.startsAt), Date.parse(booking.endsAt)];
    if (start >= to || end <= from) return [];
    const first = Math.max(start, from);
    const last = Math.min(end, to);
    const fromMinute = minuteAt(first, zone);
    const clock = last === to ? DAY_MINUTES : minuteAt(last, zone);
    const took = fromMinute + Math.ceil((last - first) / 60_000);
    const toMinute = clock > fromMinute ? clock : Math.min(DAY_MINUTES, took);
    return [{ booking, fromMinute, toMinute, isFromBefore: start < from, isOnAfter: end > to }];
  });
  return sideBySide(blocks.sort((one, other) => byPlace(one, other)));
}

type Placed<Booking> = Omit<DayBlock<Booking>, 'lane' | 'lanes'>;

function byPlace(one: Placed<Timed>, other: Placed<Timed>): number {
  return (
    one.fromMinute - other.fromMinute ||
    Date.parse(one.booking.startsAt) - Date.parse(other.booking.startsAt) ||
    other.toMinute - one.toMinute
  );
}

/** Each block takes the first lane that is free; those that touch each other, over others too, share one width. */
function sideBySide<Booking>(blocks: readonly Placed<Booking>[]): DayBlock<Booking>[] {
  const done: DayBlock<Booking>[] = [];
  let group: DayBlock<Booking>[] = [];
  let ends: number[] = [];
  for (const block of blocks) {
    if (ends.every((end) => end <= block.fromMinute)) [group, ends] = [[], []];
    const free = ends.findIndex((end) => end <= block.fromMinute);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = block.toMinute;
    group.push({ ...block, lane, lanes: 1 });
    for (const each of group) each.lanes = ends.length;
    done.push(group.at(-1) as DayBlock<Booking>);
  }
  return done;
}

function minuteAt(at: number, zone: string): number {
  const [hours = 0, minutes = 0] = wallClock(at, zone).time.split(':').map(Number);
  return hours * 60 + minutes;
}

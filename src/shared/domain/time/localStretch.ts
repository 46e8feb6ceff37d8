import { runtimeZone } from './timeZones';

/** A stretch of time on the calendar and clocks of a zone, as weekly hours and days off are compared with it. */
export interface LocalStretch {
  zone: string;
  /** YYYY-MM-DD, of the first and of the last moment */
  firstDay: string;
  lastDay: string;
  /** what its clocks show meanwhile, in order: one part, and another after midnight or a change of the clocks */
  clock: WeekMinutes[];
}

/** Minutes of a week from Monday 00:00 on; the end is not part of it, and is 10080 at most. */
export interface WeekMinutes {
  from: number;
  to: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** 1 January 1970 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

/**
 * Instants are epoch milliseconds, the end is later. A zone that this runtime does not know counts as UTC. What the
 * clocks skip is no part of it, and what they show twice is there twice.
 */
export function localStretch(zone: string, startsAt: number, endsAt: number): LocalStretch {
  const clock: WeekMinutes[] = [];
  let shift = shiftAt(startsAt, zone);
  const firstDay = dayOf(startsAt + shift);
  for (let at = startsAt; at < endsAt;) {
    shift = shiftAt(at, zone);
    const until = shiftAt(endsAt - 1, zone) === shift ? endsAt : Math.min(endsAt, nextChange(at, zone));
    clock.push(...byDays(at + shift, until + shift));
    at = until;
  }
  return { zone, firstDay, lastDay: dayOf(endsAt - 1 + shift), clock };
}

/** In milliseconds that the clocks show, counted as if they were UTC's. */
function byDays(from: number, to: number): WeekMinutes[] {
  const midnight = (Math.floor(from / DAY_MS) + 1) * DAY_MS;
  const rest = to > midnight ? byDays(midnight, to) : [];
  const day = (Math.floor(from / DAY_MS) + DAYS_FROM_MONDAY) % 7;
  const minuteOf = (local: number) => day * 1440 + (local - midnight + DAY_MS) / MINUTE_MS;
  return [{ from: Math.floor(minuteOf(from)), to: Math.ceil(minuteOf(Math.min(to, midnight))) }, ...rest];
}

function dayOf(local: number): string {
  return new Date(local).toISOString().slice(0, 10);
}

/** A zone's offset from UTC in milliseconds, from one instant to its next change. */
export interface Shift {
  from: number;
  to: number;
  shift: number;
}

/** The one found last in each zone: who asks for a month asks fifteen hundred times, and each answer is costly. */
const lastShifts = new Map<string, Shift>();
/** More than there are zones: whoever writes their names in many ways only empties it. */
const MOST_ZONES = 1000;

/** A zone's offsets from UTC between two instants: one stretch, or more where its clocks change in between. */
export function clockShifts(zone: string, from: number, to: number): Shift[] {
  const shifts: Shift[] = [];
  for (let at = from; at < to; at = shiftOf(at, zone).to) {
    const { shift, to: until } = shiftOf(at, zone);
    shifts.push({ from: at, to: Math.min(until, to), shift });
  }
  return shifts;
}

function shiftOf(at: number, zone: string): Shift {
  const last = lastShifts.get(zone);
  if (last && last.from <= at && at < last.to) return last;
  const zoned = atZone(at, zone);
  const found = {
    ...{ from: at, shift: zoned.offsetNanoseconds / 1_000_000 },
    to: zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
  };
  if (lastShifts.size >= MOST_ZONES) lastShifts.clear();
  lastShifts.set(zone, found);
  return found;
}

/** A zone's offset from UTC at an instant, in milliseconds, positive to the east. */
export function shiftAt(at: number, zone: string): number {
  return shiftOf(at, zone).shift;
}

function nextChange(at: number, zone: string): number {
  return shiftOf(at, zone).to;
}

/** An instant (epoch milliseconds) in a zone; in UTC where this runtime does not know it. */
export function atZone(at: number, zone: string): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(at);
  try {
    return instant.toZonedDateTimeISO(runtimeZone(zone));
  } catch {
    return instant.toZonedDateTimeISO('UTC');
  }
}

import { clockShifts, type Shift } from '../time/localStretch';
import { minuteOfDay, type WeeklyHours } from '../time/weeklyHours';
import { weekdayOf } from '../time/weekDays';
import { isAmong, takingPlace, type Availability } from './availability';
import { MAX_AHEAD_MS } from './bookingLife';
import type { Stretch } from './freeAlternatives';

/** From one instant to another, which is no part of it; epoch milliseconds. */
export type Span = readonly [from: number, to: number];

export interface FreeSearch {
  availability: Availability;
  /** what holds the interpreter's time */
  busy: readonly Stretch[];
  now: number;
  minutes: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const STEP_MS = 30 * MINUTE_MS;

/**
 * The first free starts of one interpreter between two instants, `most` at most, that can be booked by now; each on the
 * half hours of the interpreter's own clocks. Epoch milliseconds. They are exactly those to which `unavailableReason` and
 * `keepsGap` have no objection.
 */
export function nextFreeStarts(search: FreeSearch, [from, to]: Span, most: number): number[] {
  const { availability, minutes } = search;
  const [first, last] = bookable(search, [from, to]);
  const free = freeStretches(search, openStretches(availability, [first, last + minutes * MINUTE_MS]));
  const starts: number[] = [];
  for (const startsAt of halfHours(availability.zone, [first, last])) {
    if (starts.length === most) break;
    if (free.some((stretch) => holds(stretch, startsAt, minutes))) starts.push(startsAt);
  }
  return starts;
}

/** An interpreter's hours and bookings; equal hours are computed once for all who have them. */
export interface Person {
  availability: Availability;
  busy: readonly Stretch[];
  /** the same text for whoever has the same zone, hours and days off */
  schedule: string;
}

/** One start, and how many people are free then. */
export interface CountedStart {
  startsAt: number;
  free: number;
}

/**
 * How many of several people are free at each start between two instants, on the half hours of the reader's clocks; starts
 * at which nobody is are left out.
 */
export function countFreeStarts(
  people: readonly Person[],
  { zone, now, minutes }: { zone: string; now: number; minutes: number },
  [from, to]: Span,
): CountedStart[] {
  const starts = [...halfHours(zone, [from, to])];
  const reach: Span = [from, to + minutes * MINUTE_MS];
  const openOf = new Map<string, Stretch[]>();
  // one more where a stretch begins, one less where it ends: their sum is who is free
  const changes = new Array<number>(starts.length + 1).fill(0);
  for (const { availability, busy, schedule } of people) {
    const open = openOf.get(schedule) ?? openStretches(availability, reach);
    openOf.set(schedule, open);
    const [first, last] = bookable({ availability, now }, [from, to]);
    for (const stretch of freeStretches({ availability, busy }, open)) {
      const begin = firstFrom(starts, Math.max(stretch.startsAt, first));
      const end = firstFrom(starts, Math.min(stretch.endsAt - minutes * MINUTE_MS + 1, last));
      if (end <= begin) continue;
      changes[begin] = (changes[begin] ?? 0) + 1;
      changes[end] = (changes[end] ?? 0) - 1;
    }
  }
  let free = 0;
  return starts.flatMap((startsAt, place) => {
    free += changes[place] ?? 0;
    return free > 0 ? [{ startsAt, free }] : [];
  });
}

/** The part of a span in which a session may start by now: with the notice that is wanted, and not too far ahead. */
function bookable({ availability, now }: Pick<FreeSearch, 'availability' | 'now'>, [from, to]: Span): Span {
  const soonest = Math.max(now + 1, now + availability.noticeMinutes * MINUTE_MS);
  return [Math.max(from, soonest), Math.min(to, now + MAX_AHEAD_MS + 1)];
}

const holds = ({ startsAt, endsAt }: Stretch, at: number, minutes: number) =>
  startsAt <= at && at + minutes * MINUTE_MS <= endsAt;

/** The open stretches that no booking holds, less the gap wanted around each, in order. */
function freeStretches(
  { availability, busy }: Pick<FreeSearch, 'availability' | 'busy'>,
  open: readonly Stretch[],
): readonly Stretch[] {
  if (busy.length === 0) return open;
  const gap = availability.gapMinutes * MINUTE_MS;
  const held = [...busy].sort((one, other) => one.startsAt - other.startsAt);
  const free: Stretch[] = [];
  for (const { startsAt, endsAt } of open) {
    let from = startsAt;
    for (const each of held) {
      if (each.endsAt + gap <= from) continue;
      if (each.startsAt - gap >= endsAt) break;
      if (from < each.startsAt - gap) free.push({ startsAt: from, endsAt: each.startsAt - gap });
      from = each.endsAt + gap;
    }
    if (from < endsAt) free.push({ startsAt: from, endsAt });
  }
  return free;
}

/**
 * When an interpreter works between two instants, by what the clocks of their zone show: hours that the clocks skip are no
 * part of it, those that they show twice are there twice. Stretches that meet are one.
 */
export function openStretches({ zone, hours, daysOff }: Availability, [from, to]: Span): Stretch[] {
  const open: Stretch[] = [];
  for (const shift of clockShifts(zone, from, to)) {
    for (const { startsAt, endsAt } of openOfShift({ hours, daysOff }, shift)) {
      const last = open.at(-1);
      if (last && startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, endsAt);
      else open.push({ startsAt, endsAt });
    }
  }
  return open;
}

/** The same while the clocks do not change, each day by itself; in order of their beginning. */
function* openOfShift(
  { hours, daysOff }: Pick<Availability, 'hours' | 'daysOff'>,
  { from, to, shift }: Shift,
): Generator<Stretch> {
  for (let midnight = floorTo(from + shift, DAY_MS); midnight < to + shift; midnight += DAY_MS) {
    const day = new Date(midnight).toISOString().slice(0, 10);
    if (isAmong(daysOff, day)) continue;
    for (const [opens, closes] of hours.length > 0 ? hoursOf(day, hours, daysOff) : ALL_DAY) {
      const startsAt = Math.max(from, midnight + opens * MINUTE_MS - shift);
      const endsAt = Math.min(to, midnight + closes * MINUTE_MS - shift);
      if (startsAt < endsAt) yield { startsAt, endsAt };
    }
  }
}

const ALL_DAY = [[0, 24 * 60]] as const;

/** A day's hours in minutes after midnight, the earliest first. */
function hoursOf(day: string, hours: readonly WeeklyHours[], daysOff: Availability['daysOff']) {
  const weekday = weekdayOf(day);
  return takingPlace(hours, daysOff, day)
    .filter((each) => each.weekday === weekday)
    .map(({ opens, closes }) => [minuteOfDay(opens), minuteOfDay(closes)] as const)
    .sort(([one], [other]) => one - other);
}

/** The instants between two at which a zone's clocks show a whole or a half hour. */
function* halfHours(zone: string, [from, to]: Span): Generator<number> {
  for (const part of clockShifts(zone, from, to)) {
    const first = floorTo(part.from + part.shift + STEP_MS - 1, STEP_MS) - part.shift;
    for (let at = first; at < part.to; at += STEP_MS) yield at;
  }
}

const floorTo = (value: number, step: number) => Math.floor(value / step) * step;

/** The place of the first number in order that is at least `least`. */
function firstFrom(sorted: readonly number[], least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { listSlots as endpoint, Slot } from '../../../shared/contract/bookings/slot';
import { durationMinutes } from '../../../shared/domain/booking/bookingChoices';
import { MAX_AHEAD_MS } from '../../../shared/domain/booking/bookingLife';
import {
  countFreeStarts,
  nextFreeStarts,
  type CountedStart,
  type Span,
} from '../../../shared/domain/booking/freeStarts';
import { dayBounds } from '../../../shared/domain/time/dayBounds';
import { addDays } from '../../../shared/domain/time/weekDays';
import type { Queries } from '../../db/database';
import { findBookingRow } from '../bookings/service/bookingRows';
import { partyOf } from '../bookings/service/parties';
import { isShownTo } from '../interpreters/service/listings';
import type { Caller, ServiceContext } from '../../platform/context';
import { findAvailability } from './service/findAvailability';
import { findPairAvailabilities, type AskedPair } from './service/findPairAvailabilities';
import { shiftAt } from '../../../shared/domain/time/localStretch';

const MINUTE_MS = 60_000;

type Search = ReceivedOf<typeof endpoint>;

const DAY_MS = 86_400_000;
/** The longest gap that somebody wants before and after a session, and a session's length, lie within this. */
const MARGIN_MS = DAY_MS;
/** Where the days have none, the next free start is looked for so far on. */
const FURTHER_MS = 56 * DAY_MS;
/** Of many people so much at once: mostly somebody is free in the next two weeks. */
const FURTHER_STEP_MS = 14 * DAY_MS;
/** No two weeks have more half hours. */
const MOST_STARTS = 15 * 48;

interface Found {
  starts: CountedStart[];
  next: CountedStart | undefined;
  zone: string | null;
}

/**
 * When a session can start, on some days of the reader's calendar. Throws NOT_FOUND of an interpreter who is not shown to the
 * caller, and of a booking that is none of theirs.
 */
export async function listSlots(
  { db: { queries }, clock }: ServiceContext,
  caller: Caller,
  search: Search,
): Promise<DataOf<typeof endpoint>> {
  const now = clock.now();
  const span = spanOf(search, now.getTime());
  const moved = await movedBooking(queries, caller, search.booking_id);
  const { interpreter_id: id, pair } = search;
  const found = id
    ? await findOfOne(queries, caller, { ...search, id, moved, span }, now)
    : await findOfPair(
        queries,
        { ...search, pair: pair && { ...pair, askableBy: caller.userId }, span },
        now,
      );
  const toSlot = ({ startsAt, free }: CountedStart): Slot => ({
    startsAt: isoInZone(startsAt, search.zone),
    free,
  });
  return { slots: found.starts.map(toSlot), next: found.next ? toSlot(found.next) : null, zone: found.zone };
}

/** The days as instants; null where nothing can be booked on any of them. */
function spanOf({ from, days, zone }: Pick<Search, 'from' | 'days' | 'zone'>, now: number): Span | null {
  const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);
  const isOver = from < dayAt(now - (days + 1) * DAY_MS);
  if (isOver || from > dayAt(now + MAX_AHEAD_MS + DAY_MS)) return null;
  return [dayBounds(from, zone).from, dayBounds(addDays(from, days - 1), zone).to];
}

/** The id of a booking that is to be moved, once it is known to be the caller's. */
async function movedBooking(
  queries: Queries,
  caller: Caller,
  id: string | undefined,
): Promise<string | null> {
  if (id === undefined) return null;
  const row = await findBookingRow(queries, id);
  if (!row || !partyOf(row, caller)) throw new AppError('NOT_FOUND');
  return id;
}

type OneSearch = Pick<Search, 'duration'> & { id: string; moved: string | null; span: Span | null };

async function findOfOne(
  queries: Queries,
  caller: Caller,
  { id, moved, span, duration }: OneSearch,
  now: Date,
): Promise<Found> {
  const [from, to] = span ?? [now.getTime(), now.getTime()];
  const further: Span = [Math.max(to, now.getTime()), Math.max(to, now.getTime()) + FURTHER_MS];
  const [found, isShown] = await Promise.all([
    findAvailability(queries, id, reachOf([from, further[1]]), now),
    isShownTo(queries, caller.userId, id),
  ]);
  if (!found || !isShown) throw new AppError('NOT_FOUND');
  const { availability } = found;
  const busy = found.busy.filter((held) => held.id !== moved);
  const search = { availability, busy, now: now.getTime(), minutes: durationMinutes(duration) };
  const free = (within: Span, most: number) =>
    nextFreeStarts(search, within, most).map((startsAt) => ({ startsAt, free: 1 }));
  const starts = span ? free(span, MOST_STARTS) : [];
  const [next] = span && starts.length === 0 ? free(further, 1) : [];
  return { starts, next, zone: availability.zone };
}

type PairSearch = Pick<Search, 'duration' | 'zone'> & { pair: AskedPair | undefined; span: Span | null };

async function findOfPair(
  queries: Queries,
  { pair, span, duration, zone }: PairSearch,
  now: Date,
): Promise<Found> {
  if (!pair || !span) return { starts: [], next: undefined, zone: null };
  const free = async (within: Span) => {
    const people = await findPairAvailabilities(queries, pair, reachOf(within), now);
    return countFreeStarts(people, { zone, now: now.getTime(), minutes: durationMinutes(duration) }, within);
  };
  const starts = await free(span);
  let next: CountedStart | undefined;
  const first = Math.max(span[1], now.getTime());
  for (let from = first; starts.length === 0 && !next && from < first + FURTHER_MS; from += FURTHER_STEP_MS)
    [next] = await free([from, from + FURTHER_STEP_MS]);
  return { starts, next, zone: null };
}

function reachOf([from, to]: Span): [Date, Date] {
  return [new Date(from - MARGIN_MS), new Date(to + MARGIN_MS)];
}

/** An instant (epoch milliseconds) as ISO 8601 writes it by the clocks of a zone: `2026-03-29T03:00:00+02:00`. */
function isoInZone(at: number, zone: string): string {
  const shift = shiftAt(at, zone);
  const minutes = Math.round(Math.abs(shift) / MINUTE_MS);
  const two = (count: number) => String(count).padStart(2, '0');
  const offset = `${shift < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return `${new Date(at + shift).toISOString().slice(0, 19)}${offset}`;
}

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
import { isoInZone } from '../../../shared/domain/time/isoInZone';
import { addDays } from '../../../shared/domain/time/weekDays';
import type { Queries } from '../../db/database';
import { findBookingRow } from '../bookings/service/bookingRows';
import { partyOf } from '../bookings/service/partyOf';
import { isShownTo } from '../interpreters/service/listings';
import type { Caller, ServiceContext } from '../../platform/context';
import { findAvailability } from './service/findAvailability';
import { findPairAvailabilities } from './service/findPairAvailabilities';

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

/** Where free starts come from: those between two instants, `most` at most. */
type Starts = (span: Span, most: number) => Promise<CountedStart[]>;

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
  const startsOf = search.interpreter_id
    ? await startsOfOne(queries, caller, { ...search, interpreterId: search.interpreter_id, moved }, now)
    : startsOfPair(queries, search, now);
  if (!span) return { slots: [], next: null };
  const starts = await startsOf(span, MOST_STARTS);
  const next = starts.length > 0 ? undefined : await nextAfter(span, now.getTime(), startsOf);
  const toSlot = ({ startsAt, free }: CountedStart): Slot => ({
    startsAt: isoInZone(startsAt, search.zone),
    free,
  });
  return { slots: starts.map(toSlot), next: next ? toSlot(next) : null };
}

/** The days as instants; null where nothing can be booked on any of them. */
function spanOf({ from, days, zone }: Pick<Search, 'from' | 'days' | 'zone'>, now: number): Span | null {
  const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);
  const isOver = from < dayAt(now - (days + 1) * DAY_MS);
  if (isOver || from > dayAt(now + MAX_AHEAD_MS + DAY_MS)) return null;
  return [dayBounds(from, zone).from, dayBounds(addDays(from, days - 1), zone).to];
}

async function nextAfter([, to]: Span, now: number, startsOf: Starts): Promise<CountedStart | undefined> {
  const first = Math.max(to, now);
  for (let from = first; from < first + FURTHER_MS; from += FURTHER_STEP_MS) {
    const [next] = await startsOf([from, from + FURTHER_STEP_MS], 1);
    if (next) return next;
  }
  return undefined;
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

interface OneSearch extends Search {
  interpreterId: string;
  moved: string | null;
}

async function startsOfOne(
  queries: Queries,
  caller: Caller,
  { interpreterId, moved, duration }: OneSearch,
  now: Date,
): Promise<Starts> {
  if (!(await isShownTo(queries, caller.userId, interpreterId))) throw new AppError('NOT_FOUND');
  const minutes = durationMinutes(duration);
  return async (span, most) => {
    const found = await findAvailability(queries, interpreterId, reachOf(span), now);
    if (!found) throw new AppError('NOT_FOUND');
    const busy = found.busy.filter(({ id }) => id !== moved);
    const { availability } = found;
    const starts = nextFreeStarts({ availability, busy, now: now.getTime(), minutes }, span, most);
    return starts.map((startsAt) => ({ startsAt, free: 1 }));
  };
}

function startsOfPair(queries: Queries, { pair, duration, zone }: Search, now: Date): Starts {
  const minutes = durationMinutes(duration);
  return async (span) => {
    if (!pair) return [];
    const people = await findPairAvailabilities(queries, pair, reachOf(span), now);
    return countFreeStarts(people, { zone, now: now.getTime(), minutes }, span);
  };
}

function reachOf([from, to]: Span): [Date, Date] {
  return [new Date(from - MARGIN_MS), new Date(to + MARGIN_MS)];
}

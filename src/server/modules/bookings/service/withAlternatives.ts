import { AppError, type ErrorCode } from '../../../../shared/contract/base/errors';
import type { SlotTakenDetails } from '../../../../shared/contract/base/refusalDetails';
import { keepsGap, unavailableReason } from '../../../../shared/domain/booking/availability';
import {
  ALTERNATIVES_REACH_MS,
  freeAlternatives,
  type Stretch,
} from '../../../../shared/domain/booking/freeAlternatives';
import { wallTimeAt } from '../../../../shared/domain/time/wallClock';
import type { Queries } from '../../../db/database';
import { findHeldTimes } from './bookings';
import { findAvailability } from '../../availability/service/findAvailability';
import { findBookableInterpreter } from '../../interpreters/service/interpreters';
import type { ServiceContext } from '../../../platform/context';
import { planTime, type TimeWish } from './planMeeting';

/**
 * Does `work` and puts beside its SLOT_TAKEN or NOT_AVAILABLE the nearest free times of the same interpreter, within their hours if
 * they set any; and the booking of the caller's own that holds the time, if one does. They are looked for after the transaction, so that nobody waits for the search.
 */
export async function withAlternatives<Result>(
  { db, clock }: ServiceContext,
  request: TimeWish & { interpreter_id: string } & Asking,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !HELPED.includes(error.code)) throw error;
    const now = clock.now();
    const alternatives = await findAlternatives(db.queries, request, now);
    const own = error.code === 'SLOT_TAKEN' ? await findOwn(db.queries, request, now) : {};
    throw new AppError(error.code, { details: { ...reasonOf(error), ...own, alternatives }, cause: error });
  }
}

interface Asking {
  /** who asks to book; left out where a booking that stands is moved */
  client_id?: string;
  /** the request that is changed, which may lie there already */
  id?: string;
}

const HELPED: readonly ErrorCode[] = ['SLOT_TAKEN', 'NOT_AVAILABLE'];

function reasonOf({ options: { details } }: AppError): object {
  return typeof details === 'object' && details !== null ? details : {};
}

async function findOwn(
  queries: Queries,
  request: TimeWish & { interpreter_id: string } & Asking,
  now: Date,
): Promise<Pick<SlotTakenDetails, 'ownBookingId'>> {
  if (!request.client_id) return {};
  const { startsAt, endsAt } = planTime(request, now);
  const held = await findHeldTimes(queries, request.interpreter_id, [startsAt, endsAt], now);
  const own = held.find(({ id, client_id }) => client_id === request.client_id && id !== request.id);
  return own ? { ownBookingId: own.id } : {};
}

async function findAlternatives(
  queries: Queries,
  request: TimeWish & { interpreter_id: string },
  now: Date,
): Promise<SlotTakenDetails['alternatives']> {
  const interpreter = await findBookableInterpreter(queries, request.interpreter_id);
  if (!interpreter) return [];
  const meeting = planTime(request, now);
  const wanted: Stretch = { startsAt: meeting.startsAt.getTime(), endsAt: meeting.endsAt.getTime() };
  const reach = [
    new Date(wanted.startsAt - ALTERNATIVES_REACH_MS),
    new Date(wanted.endsAt + ALTERNATIVES_REACH_MS),
  ] as const;
  const found = await findAvailability(queries, interpreter.id, reach, now);
  if (!found) return [];
  const { availability, busy } = found;
  const free = freeAlternatives({
    wanted,
    busy,
    now: now.getTime(),
    isOpen: (slot) =>
      keepsGap(availability.gapMinutes, slot, busy) &&
      unavailableReason(availability, slot, now.getTime()) === null,
  });
  return free.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    ...wallTimeAt(new Date(startsAt), request.meetingTimezone),
  }));
}

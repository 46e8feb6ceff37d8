import type { BookingPayload } from '../../contract/bookingRecord';
import { AppError } from '../../contract/errors';
import type { SlotTakenDetails } from '../../contract/refusalDetails';
import { ALTERNATIVES_REACH_MS, freeAlternatives, type Stretch } from '../../domain/freeAlternatives';
import { wallTimeAt } from '../../domain/wallTimeAt';
import { isWithinHours } from '../../domain/weeklyHours';
import type { Queries } from '../db/database';
import { findHeldTimes } from '../db/repositories/bookings';
import { findBookableInterpreter, findWorkingHours } from '../db/repositories/interpreters';
import type { ServiceContext } from './context';
import { planMeeting } from './planMeeting';

/**
 * Does `work` and puts beside its SLOT_TAKEN the nearest free times of the same interpreter, within their hours if
 * they set any. They are looked for after the transaction, so that nobody waits for the search.
 */
export async function withAlternatives<Result>(
  { db, clock }: ServiceContext,
  request: BookingPayload,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'SLOT_TAKEN') throw error;
    const details = await findAlternatives(db.queries, request, clock.now());
    throw new AppError('SLOT_TAKEN', { details, cause: error });
  }
}

async function findAlternatives(
  queries: Queries,
  request: BookingPayload,
  now: Date,
): Promise<SlotTakenDetails> {
  const interpreter = await findBookableInterpreter(queries, request.interpreter_id);
  if (!interpreter) return { alternatives: [] };
  const meeting = planMeeting(request, interpreter.languages, now);
  const wanted: Stretch = { startsAt: meeting.startsAt.getTime(), endsAt: meeting.endsAt.getTime() };
  const reach = [
    new Date(wanted.startsAt - ALTERNATIVES_REACH_MS),
    new Date(wanted.endsAt + ALTERNATIVES_REACH_MS),
  ] as const;
  const held = await findHeldTimes(queries, interpreter.id, reach, now);
  const { hours, daysOff } = await findWorkingHours(queries, interpreter.id);
  const ownZone = interpreter.time_zone ?? 'UTC';
  const isDayOff = (startsAt: number) => {
    const day = wallTimeAt(new Date(startsAt), ownZone).meetingDate;
    return daysOff.some(({ first_day, last_day }) => first_day <= day && day <= last_day);
  };
  const free = freeAlternatives({
    wanted,
    busy: held.map(({ starts_at, ends_at }) => ({
      startsAt: starts_at.getTime(),
      endsAt: ends_at.getTime(),
    })),
    now: now.getTime(),
    isOpen: ({ startsAt, endsAt }) =>
      (daysOff.length === 0 || !isDayOff(startsAt)) &&
      (hours.length === 0 || isWithinHours(hours, ownZone, startsAt, endsAt)),
  });
  return {
    alternatives: free.map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      ...wallTimeAt(new Date(startsAt), request.meetingTimezone),
    })),
  };
}

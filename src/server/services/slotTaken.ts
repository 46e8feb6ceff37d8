import { AppError } from '../../contract/errors';
import type { SlotTakenDetails } from '../../contract/refusalDetails';
import { ALTERNATIVES_REACH_MS, freeAlternatives, type Stretch } from '../../domain/freeAlternatives';
import { wallTimeAt } from '../../domain/wallTimeAt';
import { isWithinHours } from '../../domain/weeklyHours';
import type { Queries } from '../db/database';
import { findHeldTimes } from '../db/repositories/bookings';
import { findWorkingHours, type BookableInterpreter } from '../db/repositories/interpreters';
import type { PlannedMeeting } from './planMeeting';

/** The refusal SLOT_TAKEN with the nearest free times of the same interpreter, within their hours if they set any. */
export async function slotTaken(
  queries: Queries,
  interpreter: BookableInterpreter,
  meeting: PlannedMeeting,
  zone: string,
  now: Date,
): Promise<AppError> {
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
      !isDayOff(startsAt) && (hours.length === 0 || isWithinHours(hours, ownZone, startsAt, endsAt)),
  });
  const details: SlotTakenDetails = {
    alternatives: free.map(({ startsAt, endsAt }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      ...wallTimeAt(new Date(startsAt), zone),
    })),
  };
  return new AppError('SLOT_TAKEN', { details });
}

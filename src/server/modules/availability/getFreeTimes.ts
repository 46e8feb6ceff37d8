import type { getFreeTimes as endpoint } from '../../../shared/contract/bookings/availability';
import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { freeStarts } from '../../../shared/domain/booking/availability';
import { durationMinutes } from '../../../shared/domain/booking/bookingChoices';
import { findAvailability } from './service/findAvailability';
import { isShownTo } from '../interpreters/service/listings';
import type { Caller, ServiceContext } from '../../platform/context';

const DAY_MS = 24 * 3_600_000;
/** A month anywhere on earth, with the longest gap around it, lies within these of the same month in UTC. */
const MARGIN_MS = 2 * DAY_MS;

/** When an interpreter is free in a month: a query and a pure reckoning. Throws NOT_FOUND, also of one who is not shown. */
export async function getFreeTimes(
  { db, clock }: ServiceContext,
  caller: Caller,
  { interpreter_id, month, duration }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const now = clock.now();
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const reach = [new Date(first - MARGIN_MS), new Date(first + 31 * DAY_MS + MARGIN_MS)] as const;
  const [found, isShown] = await Promise.all([
    findAvailability(db.queries, interpreter_id, reach, now),
    isShownTo(db.queries, caller.userId, interpreter_id),
  ]);
  if (!found || !isShown) throw new AppError('NOT_FOUND');
  const starts = freeStarts({
    availability: found.availability,
    busy: found.busy,
    now: now.getTime(),
    month,
    minutes: durationMinutes(duration),
  });
  return {
    timeZone: found.availability.zone,
    starts: starts.map((startsAt) => new Date(startsAt).toISOString()),
  };
}

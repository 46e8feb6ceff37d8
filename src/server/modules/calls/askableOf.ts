import { MOST_OFFERS_A_DAY, MOST_OFFERS_AN_HOUR } from '../../../shared/domain/booking/calls';
import { isUrgentStart } from '../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../db/database';
import { areQuietHours, selectMailReaders } from '../../platform/mail/mailReaders';
import { countOffersSince } from './calls';

const HOUR_MS = 3_600_000;

/**
 * Those of some interpreters who may be asked now: not so often in an hour and a day, and not in their quiet hours, unless the
 * session starts within 24 hours.
 */
export async function askableOf(
  queries: Queries,
  ids: readonly string[],
  startsAt: Date,
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const since = (ms: number) => countOffersSince(queries, ids, new Date(now.getTime() - ms));
  const [anHour, aDay] = [await since(HOUR_MS), await since(24 * HOUR_MS)];
  const readers = await selectMailReaders(queries, ids, 'notify_booking_changes').execute();
  const isUrgent = isUrgentStart(startsAt.getTime(), now.getTime());
  const quiet = new Set(
    readers.filter((reader) => !isUrgent && areQuietHours(now, reader)).map(({ id }) => id),
  );
  return new Set(
    ids.filter(
      (id) =>
        !quiet.has(id) &&
        (anHour.get(id) ?? 0) < MOST_OFFERS_AN_HOUR &&
        (aDay.get(id) ?? 0) < MOST_OFFERS_A_DAY,
    ),
  );
}

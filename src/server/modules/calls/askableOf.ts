import {
  MOST_ASKING_A_DAY,
  MOST_ASKING_AN_HOUR,
  MOST_NEW_OF_NETWORK_A_DAY,
  MOST_NEW_OF_NETWORK_AN_HOUR,
  MOST_NOTIFIED_A_DAY,
  MOST_NOTIFIED_AN_HOUR,
  MOST_NOTIFIED_URGENT_A_DAY,
  MOST_NOTIFIED_URGENT_AN_HOUR,
  MOST_OFFERS_BY_ONE_A_DAY,
  MOST_OFFERS_BY_ONE_AN_HOUR,
} from '../../../shared/domain/booking/calls';
import { isUrgentStart } from '../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../db/database';
import { areQuietHours, selectMailReaders } from '../../platform/mail/mailReaders';
import { countOffersSince, type OffersSince } from './callCounts';
import type { CallRow } from './calls';

const HOUR_MS = 3_600_000;

const NONE: OffersSince = { others: 0, notified: 0, ofNetwork: 0, byOne: 0 };

export interface Askable {
  /** by mail and push; false: it stands in the app alone, because they were notified of so many others */
  isNotified: boolean;
}

/**
 * Those of some interpreters who may be asked now: not by so many clients in an hour and a day, nor so often by this one, and not in
 * their quiet hours, unless the session starts within 24 hours.
 */
export async function askableOf(
  queries: Queries,
  ids: readonly string[],
  { client_id: clientId, starts_at: startsAt, network }: Pick<CallRow, 'client_id' | 'starts_at' | 'network'>,
  now: Date,
): Promise<ReadonlyMap<string, Askable>> {
  if (ids.length === 0) return new Map();
  const since = (ms: number) =>
    countOffersSince(queries, { ids, clientId, network }, new Date(now.getTime() - ms));
  const [anHour, aDay] = [await since(HOUR_MS), await since(24 * HOUR_MS)];
  const readers = await selectMailReaders(queries, ids, 'notify_booking_changes').execute();
  const isUrgent = isUrgentStart(startsAt.getTime(), now.getTime());
  // A deleted account reads nothing any more.
  const awake = new Set(
    readers.filter((reader) => isUrgent || !areQuietHours(now, reader)).map(({ id }) => id),
  );
  return new Map(
    ids.flatMap((id) => {
      const [inHour, inDay] = [anHour.get(id) ?? NONE, aDay.get(id) ?? NONE];
      const isFew = inHour.others < MOST_ASKING_AN_HOUR && inDay.others < MOST_ASKING_A_DAY;
      const isFewByOne = inHour.byOne < MOST_OFFERS_BY_ONE_AN_HOUR && inDay.byOne < MOST_OFFERS_BY_ONE_A_DAY;
      if (!isFew || !isFewByOne || !awake.has(id)) return [];
      const isNotified =
        inHour.notified < (isUrgent ? MOST_NOTIFIED_URGENT_AN_HOUR : MOST_NOTIFIED_AN_HOUR) &&
        inDay.notified < (isUrgent ? MOST_NOTIFIED_URGENT_A_DAY : MOST_NOTIFIED_A_DAY) &&
        inHour.ofNetwork < MOST_NEW_OF_NETWORK_AN_HOUR &&
        inDay.ofNetwork < MOST_NEW_OF_NETWORK_A_DAY;
      return [[id, { isNotified }] as const];
    }),
  );
}

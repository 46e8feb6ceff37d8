import type { DataOf, ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type * as asked from '../../../../shared/contract/interpreters/askedTime';
import { nextFreeStarts } from '../../../../shared/domain/booking/freeStarts';
import {
  ALTERNATIVES_COUNT,
  ALTERNATIVES_REACH_MS,
} from '../../../../shared/domain/booking/freeAlternatives';
import { publicName } from '../../../../shared/domain/people/publicName';
import { SHOWN_MINUTES } from '../../../../shared/domain/people/publicSearch';
import { findAvailability } from '../../availability/service/findAvailability';
import { findPublicProfile } from '../publicPeople';
import type { ServiceContext } from '../../../platform/context';
import type { Span } from '../../../../shared/domain/booking/freeStarts';
import { freeTimesOf, reachOf } from '../freeTimesOf';
import { keyOfSlug } from '../../../../shared/domain/people/publicKey';

type Standing = DataOf<typeof asked.getAskedTime>;

/** The free starts that are looked at for the nearest ones; a week has no more half hours. */
const MOST_STARTS = 7 * 48;
/** Where the week around has none, the next one is looked for so far on. */
const FURTHER_MS = 8 * ALTERNATIVES_REACH_MS;

/**
 * Whether a time that a public page offered can still be asked for. Throws NOT_FOUND for whom nobody ever was, NOT_LISTED for
 * whom strangers do not find, of whom nothing is said.
 */
export async function getAskedTime(
  { db: { queries }, clock }: ServiceContext,
  { slug, start }: ReceivedOf<typeof asked.getAskedTime>,
): Promise<Standing> {
  const key = keyOfSlug(slug);
  const row = key === null ? null : await findPublicProfile(queries, key);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.listing_state !== 'listed' || !row.is_public || !row.is_there) throw new AppError('NOT_LISTED');
  const person = {
    name: publicName(row, row.shows_whole_name),
    photo_url: row.photo_url,
    hourly_price_cents: row.hourly_price_cents,
  };

  const at = Date.parse(start);
  const now = clock.now().getTime();
  const isPast = at <= now;
  const middle = isPast ? now : at;
  const week: Span = [Math.max(now, middle - ALTERNATIVES_REACH_MS), middle + ALTERNATIVES_REACH_MS];
  const further: Span = [now, now + FURTHER_MS];
  const reach = reachOf([Math.min(week[0], further[0]), Math.max(week[1], further[1])]);
  const found = await findAvailability(queries, row.id, reach, clock.now());
  if (!found) throw new AppError('NOT_LISTED');
  const { availability, busy } = found;
  const search = { availability, busy, now, minutes: SHOWN_MINUTES };
  if (!isPast && nextFreeStarts(search, [at, at + 1], 1).length > 0)
    return { ...person, standing: 'free', others: [] };

  const near = freeTimesOf(found, week, now, MOST_STARTS).sort(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
  );
  const others = near.length > 0 ? near : freeTimesOf(found, further, now, ALTERNATIVES_COUNT);
  return {
    ...person,
    standing: isPast ? 'past' : 'taken',
    others: others.slice(0, ALTERNATIVES_COUNT).map((each) => new Date(each).toISOString()),
  };
}

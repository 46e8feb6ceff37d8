import type { PublicProfilePage } from '../../../shared/contract/interpreters/publicPages';
import { publicProfilePath, withoutContacts } from '../../../shared/domain/people/publicName';
import {
  PROFILE_WEEKS,
  readCount,
  readPublicSearch,
  SEARCH_KEYS,
  textOf,
  type AddressQuery,
} from '../../../shared/domain/people/publicSearch';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { addDays } from '../../../shared/domain/time/weekDays';
import { findAvailability } from '../availability/service/findAvailability';
import { findPublicProfile } from './publicPeople';
import type { ServiceContext } from '../../platform/context';
import { verifiedBadgesOf } from '../credentials/service/verifiedBadges';
import { publicReviews } from '../reviews/service/publicReviews';
import { freeTimesOf, reachOf, spanOfDays } from './freeTimesOf';
import { askedPair, toFreeTime, toPublicPerson } from './toPublicPerson';
import { keyOfSlug } from '../../../shared/domain/people/publicKey';

const DAYS = 7;
const MOST_REVIEWS = 10;
/** No week has more half hours. */
const MOST_STARTS = DAYS * 48;
/** Where a week has no free time, the next one is looked for so far on. */
const FURTHER_DAYS = 8 * DAYS;

export type FoundProfile =
  | { kind: 'profile'; id: string; page: PublicProfilePage }
  /** the address that is right today */
  | { kind: 'moved'; path: string }
  /** somebody who is not to be found in public, now or any more */
  | { kind: 'gone' }
  | { kind: 'unknown' };

/** The public profile at an address. */
export async function getPublicProfile(
  { db: { queries }, clock }: ServiceContext,
  slug: string,
  query: AddressQuery,
): Promise<FoundProfile> {
  const key = keyOfSlug(slug);
  const row = key === null ? null : await findPublicProfile(queries, key);
  if (!row) return { kind: 'unknown' };
  if (row.listing_state !== 'listed' || !row.is_public || !row.is_there) return { kind: 'gone' };
  const now = clock.now();
  const search = readPublicSearch(query, now.getTime());
  const person = toPublicPerson(row, {
    zone: search.zone,
    badges: (await verifiedBadgesOf(queries, [row.id], now)).get(row.id),
  });
  if (person.slug !== slug) return { kind: 'moved', path: publicProfilePath(person.slug) };

  const week = Math.min(readCount(textOf(query, SEARCH_KEYS.week), 0), PROFILE_WEEKS - 1);
  const first = addDays(wallClock(now, person.zone).date, week * DAYS);
  const span = spanOfDays(first, person.zone, DAYS);
  const further = spanOfDays(addDays(first, DAYS), person.zone, FURTHER_DAYS);
  const found = await findAvailability(queries, row.id, reachOf([span[0], further[1]]), now);
  const starts = found ? freeTimesOf(found, span, now.getTime(), MOST_STARTS) : [];
  const [later] = found && starts.length === 0 ? freeTimesOf(found, further, now.getTime(), 1) : [];
  // who leafs on has seen the next one
  const next = week === 0 ? (starts[0] ?? later) : later;
  const chosen = { from: search.from.language, to: search.to.language };
  const pair = askedPair(chosen, person);
  const times = starts.map((startsAt) => ({
    date: wallClock(startsAt, person.zone).date,
    time: toFreeTime(startsAt, person, pair),
  }));
  const wish = { interpreterId: row.id, pageSize: MOST_REVIEWS };
  const { items, stars } = await publicReviews(queries, wish, now);
  const page: PublicProfilePage = {
    kind: 'profile',
    person,
    description: row.description && withoutContacts(row.description),
    reviews: items.map(({ text, month, field, answer, rating: each }) => ({
      ...{ rating: each, month, field },
      text: withoutContacts(text),
      answer: answer && withoutContacts(answer),
    })),
    stars,
    ...chosen,
    isReadersZone: search.zone !== null,
    week,
    days: Array.from({ length: DAYS }, (_, ahead) => {
      const date = addDays(first, ahead);
      return { date, times: times.filter((each) => each.date === date).map(({ time }) => time) };
    }),
    nextFree: next === undefined ? null : toFreeTime(next, person, pair),
  };
  return { kind: 'profile', id: row.id, page };
}

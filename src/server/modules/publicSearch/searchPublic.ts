import type { FoundPerson, PublicSearchPage } from '../../../shared/contract/interpreters/publicPages';
import { publicProfilePath } from '../../../shared/domain/people/publicName';
import {
  MOST_COUNTED,
  SEARCH_KEYS,
  SEARCH_PAGE_SIZE,
  SHOWN_MINUTES,
  type PublicSearch,
} from '../../../shared/domain/people/publicSearch';
import { isInterpretationLanguage } from '../../../shared/domain/text/interpretationLanguages';
import type { Queries } from '../../db/database';
import { findAvailabilities } from '../availability/service/findAvailability';
import {
  countInterpreters,
  interpreterStretch,
  searchInterpreters,
  type InterpreterFilter,
} from '../interpreters/service/interpreterSearch';
import { interpreterZones } from '../interpreters/service/interpreterZones';
import { findPublicPeople, listPublicLanguages } from './publicPeople';
import type { ServiceContext } from '../../platform/context';
import { noteMissingPair } from './service/noteMissingPair';
import { verifiedBadgesOf } from '../credentials/service/verifiedBadges';
import type { Span } from '../../../shared/domain/booking/freeStarts';
import { daysAround, freeTimesOf, reachOf, spanOfDays } from './freeTimesOf';
import { askedPair, toFreeTime, toPublicPerson } from './toPublicPerson';

const DAY_MS = 86_400_000;
/** How far ahead the next free times are looked for. */
const AHEAD_MS = 14 * DAY_MS;
const SHOWN_TIMES = 3;
/** Of so many at once it is looked up whether they are free on a day. */
const AT_FIRST = 24;
const AT_ONCE = 96;
const PARTNERS = 6;

/** A page, and the ids of whom it tells, which stand nowhere on it. */
export interface FoundPage {
  page: PublicSearchPage;
  ids: readonly string[];
}

/** One page of who can be found in public; nobody where the search makes no sense. */
export async function searchPublic(
  { db: { queries }, clock }: ServiceContext,
  search: PublicSearch,
): Promise<FoundPage> {
  const now = clock.now();
  if (Object.keys(search.problems).length > 0)
    return {
      page: { kind: 'search', search, people: [], total: null, hasMore: false, partners: [] },
      ids: [],
    };
  const filter = filterOf(search, now);
  const { ids, hasMore } = search.day
    ? await findFreeOn(queries, filter, search, now)
    : await findPage(queries, filter);
  const people = await peopleOf(queries, ids, search, now);
  const total = search.day ? null : await countInterpreters(queries, filter, MOST_COUNTED + 1);
  const partners = people.length === 0 && search.page === 1 ? await partnersOf(queries, search, now) : [];
  return { page: { kind: 'search', search, people, total, hasMore, partners }, ids };
}

function filterOf({ from, to, field, day, credential, page }: PublicSearch, now: Date): InterpreterFilter {
  return {
    from: from.language ?? undefined,
    to: to.language ?? undefined,
    vertical: field ?? undefined,
    credential: credential ? { filter: credential, at: now, day: day ?? undefined } : undefined,
    isPublic: true,
    sort: 'rank',
    page,
    pageSize: SEARCH_PAGE_SIZE,
  };
}

interface Page {
  ids: string[];
  hasMore: boolean;
}

async function findPage(queries: Queries, filter: InterpreterFilter): Promise<Page> {
  const found = await searchInterpreters(queries, filter);
  const isFull = found.length === filter.pageSize;
  const next = { ...filter, page: filter.page * filter.pageSize + 1, pageSize: 1 };
  return {
    ids: found.map(({ id }) => id),
    hasMore: isFull && (await searchInterpreters(queries, next)).length > 0,
  };
}

/**
 * The database finds who works on such a day; who is free on that very day is computed one by one. Mostly some of the best
 * ranked are; where they are not, the database leaves out those who are booked all day.
 */
async function findFreeOn(
  queries: Queries,
  filter: InterpreterFilter,
  search: PublicSearch,
  now: Date,
): Promise<Page> {
  const { day: asked, zone } = search;
  const day = asked ?? '';
  const wanted = filter.page * filter.pageSize + 1;
  const widest = spanOfDays(day, 'UTC');
  const reach = reachOf([widest[0] - DAY_MS, widest[1] + DAY_MS]);
  // a day of the reader's lies on two or three days of somebody far away
  const open = { ...filter, openOn: zone ? daysAround(day) : [day] };
  const freeAmong = async (among: InterpreterFilter, from: number, most: number) => {
    const ids = (await interpreterStretch(among, from, most).execute(queries)).rows.map(({ id }) => id);
    const found = await findAvailabilities(queries, ids, reach, now);
    const free = ids.filter((id) => {
      const each = found.get(id);
      const span = each && spanOfDays(day, zone ?? each.availability.zone);
      return each && span && freeTimesOf(each, span, now.getTime(), 1).length > 0;
    });
    return { free, isEnd: ids.length < most };
  };
  let { free, isEnd } = await freeAmong(open, 0, AT_FIRST);
  if (!isEnd && free.length < wanted) {
    const zones = await interpreterZones(queries);
    const withRoom = { ...open, room: { day, zone, minutes: SHOWN_MINUTES, now, zones } };
    free = [];
    for (let looked = 0; !isEnd && free.length < wanted; looked += AT_ONCE) {
      const some = await freeAmong(withRoom, looked, AT_ONCE);
      free.push(...some.free);
      isEnd = some.isEnd;
    }
  }
  return { ids: free.slice(wanted - 1 - filter.pageSize, wanted - 1), hasMore: free.length >= wanted };
}

async function peopleOf(
  queries: Queries,
  ids: readonly string[],
  search: PublicSearch,
  now: Date,
): Promise<FoundPerson[]> {
  const soon: Span = [now.getTime(), now.getTime() + AHEAD_MS];
  const rows = await findPublicPeople(queries, ids);
  const badges = await verifiedBadgesOf(queries, ids, now);
  const reach: Span = search.day
    ? [spanOfDays(search.day, 'UTC')[0] - DAY_MS, spanOfDays(search.day, 'UTC')[1] + DAY_MS]
    : soon;
  const availabilities = await findAvailabilities(queries, ids, reachOf(reach), now);
  return rows.map((row) => {
    const person = toPublicPerson(row, { zone: search.zone, badges: badges.get(row.id) });
    const chosen = { from: search.from.language, to: search.to.language };
    const span = search.day ? spanOfDays(search.day, person.zone) : soon;
    const found = availabilities.get(row.id);
    const starts = found ? freeTimesOf(found, span, now.getTime(), SHOWN_TIMES) : [];
    const pair = askedPair(chosen, person);
    return {
      ...person,
      profilePath: `${publicProfilePath(person.slug)}${contextOf(search)}`,
      nextFree: starts.map((startsAt) => toFreeTime(startsAt, person, pair)),
    };
  });
}

/** The query that carries the search to a profile. */
function contextOf({ from, to, zone }: PublicSearch): string {
  const query = new URLSearchParams();
  if (from.language) query.set(SEARCH_KEYS.from, from.language);
  if (to.language) query.set(SEARCH_KEYS.to, to.language);
  if (zone) query.set(SEARCH_KEYS.zone, zone);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Counts a pair that nobody serves at all, and says what else there is for either side of it. */
async function partnersOf(
  queries: Queries,
  { from: { language: from }, to: { language: to } }: PublicSearch,
  now: Date,
): Promise<PublicSearchPage['partners']> {
  if (!from || !to || !(await noteMissingPair(queries, { from, to }, { isPublic: true, now }))) return [];
  return Promise.all(
    [from, to].map(async (of) => {
      const others = await listPublicLanguages(queries, of);
      return { of, others: others.filter(isInterpretationLanguage).slice(0, PARTNERS) };
    }),
  );
}

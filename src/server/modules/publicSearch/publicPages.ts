import type { PublicMessagePage, PublicPageInput } from '../../../shared/contract/interpreters/publicPages';
import { publicProfilePath } from '../../../shared/domain/people/publicName';
import {
  lastPageOf,
  readPublicSearch,
  SEARCH_KEYS,
  textOf,
  type AddressQuery,
  type PublicSearch,
} from '../../../shared/domain/people/publicSearch';
import { wallClock } from '../../../shared/domain/time/wallClock';
import type { ServiceContext } from '../../platform/context';
import { getPublicProfile } from './getPublicProfile';
import { searchPublic } from './searchPublic';

/** A page to draw, without language and host. */
export interface PageToDraw {
  status: number;
  page: PublicPageInput['page'];
  canonicalPath: string | null;
  today: string;
  ids: readonly string[];
  isList: boolean;
  isKept: boolean;
}

export const SEARCH_PATH = '/interpreters';

/** The search page of an address, whatever stands in it. */
export async function searchPage(context: ServiceContext, query: AddressQuery): Promise<PageToDraw> {
  const now = context.clock.now();
  const search = readPublicSearch(query, now.getTime());
  const today = todayOf(search.zone, now);
  if (search.page > lastPageOf(search)) return { ...messagePage('no_page', 404), today };
  const { page, ids } = await searchPublic(context, search);
  const isEmpty = page.people.length === 0;
  if (isEmpty && search.page > 1) return { ...messagePage('no_page', 404), today };
  const hasProblems = Object.keys(search.problems).length > 0;
  return {
    status: hasProblems ? 400 : 200,
    page,
    canonicalPath: isEmpty || search.day || search.field || search.credential ? null : canonicalOf(search),
    today,
    ids,
    isList: true,
    // Each search of a pair that nobody serves is counted.
    isKept: !isEmpty,
  };
}

/** The page of a profile, or where it is now. */
export async function profilePage(
  context: ServiceContext,
  slug: string,
  query: AddressQuery,
): Promise<PageToDraw | { movedTo: string }> {
  const found = await getPublicProfile(context, slug, query);
  if (found.kind === 'moved') return { movedTo: found.path };
  const today = todayOf(null, context.clock.now());
  if (found.kind !== 'profile') {
    const isGone = found.kind === 'gone';
    return { ...messagePage(isGone ? 'gone' : 'not_found', isGone ? 410 : 404), today };
  }
  return {
    status: 200,
    page: found.page,
    canonicalPath: publicProfilePath(found.page.person.slug),
    today,
    ids: [found.id],
    isList: false,
    isKept: true,
  };
}

/** A page that only says something. */
export function messagePage(message: PublicMessagePage['message'], status: number): PageToDraw {
  return {
    status,
    page: { kind: 'message', message },
    canonicalPath: null,
    today: '',
    ids: [],
    isList: false,
    isKept: false,
  };
}

/** An address with nothing in it but what a page knows, always in the same order. */
export function plainAddress(path: string, query: AddressQuery): string {
  const known = Object.values(SEARCH_KEYS).flatMap((key) => {
    const value = textOf(query, key);
    return value === '' ? [] : [[key, value]];
  });
  return known.length > 0 ? `${path}?${new URLSearchParams(known).toString()}` : path;
}

/** The first day that can be chosen: where the zone is not known, the one that has not ended everywhere. */
function todayOf(zone: string | null, now: Date): string {
  return wallClock(now, zone ?? 'Etc/GMT+12').date;
}

function canonicalOf({ from, to, page }: PublicSearch): string {
  const said = { from: from.language ?? '', to: to.language ?? '', page: page > 1 ? String(page) : '' };
  return plainAddress(SEARCH_PATH, said);
}

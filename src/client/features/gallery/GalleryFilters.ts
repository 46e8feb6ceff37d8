import type { RequestOf } from '../../../shared/contract/base/endpoint';
import type { getInterpreters } from '../../../shared/contract/interpreters/interpreter';
import {
  INTERPRETATION_LANGUAGES,
  type InterpretationLanguage,
} from '../../../shared/domain/text/interpretationLanguages';
import { CREDENTIAL_FILTERS, type CredentialFilter } from '../../../shared/domain/people/credentials';
import { isVertical, type Vertical } from '../../../shared/domain/people/verticals';

/** Cards on a page: enough to compare, few enough to stay quick however many interpreters there are. */
export const PAGE_SIZE = 12;

export const SORTS = ['rank', 'name', 'price', 'rating'] as const;
/** Euros an hour. */
export const PRICE_STEPS = [30, 45, 60, 80, 100, 150] as const;
/** Of 4. */
export const RATING_STEPS = [2, 3, 3.5, 4] as const;
/** Only who confirms requests at once. */
export const CONFIRMATIONS = ['at_once'] as const;
const DEEPEST_PAGE = 10_000;
const LONGEST_SEARCH = 100;

/** The gallery's criteria; null and the empty search exclude nobody. */
export interface GalleryFilters {
  search: string;
  from: InterpretationLanguage | null;
  to: InterpretationLanguage | null;
  vertical: Vertical | null;
  /** euros an hour */
  price: (typeof PRICE_STEPS)[number] | null;
  rating: (typeof RATING_STEPS)[number] | null;
  credential: CredentialFilter | null;
  confirmation: (typeof CONFIRMATIONS)[number] | null;
  sort: (typeof SORTS)[number];
  /** counted from 1 */
  page: number;
}

/** The filters as the address says them; whatever it says wrongly excludes nobody. */
export function readGalleryFilters(params: URLSearchParams): GalleryFilters {
  const oneOf = <Value extends string | number>(name: string, values: readonly Value[]) =>
    values.find((value) => String(value) === params.get(name)) ?? null;
  const vertical = params.get('vertical') ?? '';
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    from: oneOf('from', INTERPRETATION_LANGUAGES),
    to: oneOf('to', INTERPRETATION_LANGUAGES),
    vertical: isVertical(vertical) ? vertical : null,
    price: oneOf('price', PRICE_STEPS),
    rating: oneOf('rating', RATING_STEPS),
    credential: oneOf('credential', CREDENTIAL_FILTERS),
    confirmation: oneOf('confirmation', CONFIRMATIONS),
    sort: oneOf('sort', SORTS) ?? 'rank',
    page: Number.isInteger(page) && page >= 1 && page <= DEEPEST_PAGE ? page : 1,
  };
}

/** Only what differs from an untouched gallery stands in the address. */
export function writeGalleryFilters({ sort, page, ...filters }: GalleryFilters): URLSearchParams {
  const said = Object.entries({
    ...filters,
    sort: sort === 'rank' ? null : sort,
    page: page === 1 ? null : page,
  }).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]]));
  return new URLSearchParams(said);
}

export function galleryRequest(filters: GalleryFilters): RequestOf<typeof getInterpreters> {
  const { search, from, to, vertical, price, rating, credential, confirmation, sort, page } = filters;
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(from && { from }),
    ...(to && { to }),
    ...(vertical && { vertical }),
    ...(price !== null && { maxPricePerHour: price }),
    ...(rating !== null && { minRating: rating }),
    ...(credential && { credential }),
    ...(confirmation && { confirmsAtOnce: true }),
    sort,
    page,
    pageSize: PAGE_SIZE,
  };
}

/** How many of the filters narrow the list; the order and the page do not. */
export function narrowingCount(filters: GalleryFilters): number {
  const { from, to, vertical, price, rating, credential, confirmation } = filters;
  return [from, to, vertical, price, rating, credential, confirmation].filter((each) => each !== null).length;
}

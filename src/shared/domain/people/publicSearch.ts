import { MAX_AHEAD_MS } from '../booking/bookingLife';
import { findLanguage } from '../text/findLanguage';
import type { InterpretationLanguage } from '../text/interpretationLanguages';
import { isBookableZone, isFixedZone } from '../time/timeZones';
import { isRealDate, wallClock } from '../time/wallClock';
import { CREDENTIAL_FILTERS, type CredentialFilter } from './credentials';
import { isVertical, type Vertical } from './verticals';

/** Names in the address of the public search and of a public profile; nowhere else are they spelled. */
export const SEARCH_KEYS = {
  from: 'from',
  to: 'to',
  field: 'field',
  day: 'day',
  credential: 'credential',
  zone: 'zone',
  page: 'page',
  week: 'week',
} as const;

export const SEARCH_PAGE_SIZE = 12;
/** Further pages are not asked of the database: a reader who goes on so long should say more about what they want. */
const LAST_PAGE = 500;
/** Of a day fewer: for each page it is looked up anew who is free among all those before it. */
const LAST_PAGE_OF_DAY = 20;
/** Free times of a profile are shown so many weeks ahead, this one included. */
export const PROFILE_WEEKS = 12;

/** More interpreters are "more than so many". */
export const MOST_COUNTED = 500;

/** A session whose free starts are shown to strangers, who have not said yet how long theirs is. */
export const SHOWN_MINUTES = 60;

export interface TypedLanguage {
  /** what stood in the field, cut short and without what nobody sees */
  typed: string;
  language: InterpretationLanguage | null;
  /** the language is much like what was typed, and not called so */
  isGuess: boolean;
}

export const SEARCH_PROBLEMS = [
  'unknown_language',
  'same_language',
  'unknown_field',
  'no_day',
  'past_day',
  'too_far_ahead',
  'unknown_credential',
] as const;
export type SearchProblem = (typeof SEARCH_PROBLEMS)[number];

/** The search's fields. */
export type SearchField = 'from' | 'to' | 'field' | 'day' | 'credential';

export interface PublicSearch {
  from: TypedLanguage;
  to: TypedLanguage;
  field: Vertical | null;
  /** YYYY-MM-DD, in the reader's zone where it is known, else in each interpreter's */
  day: string | null;
  /** what stood in the field, right or not */
  typedDay: string;
  /** only who proved something, or is sworn */
  credential: CredentialFilter | null;
  /** the reader's, where it is known */
  zone: string | null;
  /** 1 and more */
  page: number;
  /** what cannot be searched for, by field */
  problems: Partial<Record<SearchField, SearchProblem>>;
}

/** The parameters of an address: any of them may be missing, repeated or nonsense. */
export type AddressQuery = Readonly<Record<string, unknown>>;

const LONGEST_SHOWN = 60;
/** Where a day ends last on earth. */
const LAST_ZONE = 'Etc/GMT+12';

/** Reads a search from an address's query, whatever stands in it. Of a repeated key the first counts. */
export function readPublicSearch(query: AddressQuery, now: number): PublicSearch {
  const from = typedLanguage(textOf(query, SEARCH_KEYS.from));
  const to = typedLanguage(textOf(query, SEARCH_KEYS.to));
  const zone = readZone(textOf(query, SEARCH_KEYS.zone));
  const field = textOf(query, SEARCH_KEYS.field);
  const day = textOf(query, SEARCH_KEYS.day);
  const proof = textOf(query, SEARCH_KEYS.credential);
  const credential = CREDENTIAL_FILTERS.find((each) => each === proof) ?? null;
  const problems = {
    from: isUnknown(from) ? 'unknown_language' : null,
    to: isUnknown(to)
      ? 'unknown_language'
      : from.language && from.language === to.language
        ? 'same_language'
        : null,
    field: field !== '' && !isVertical(field) ? 'unknown_field' : null,
    day: dayProblem(day, zone, now),
    credential: proof !== '' && credential === null ? 'unknown_credential' : null,
  } as const;
  return {
    from,
    to,
    field: isVertical(field) ? field : null,
    day: day !== '' && problems.day === null ? day : null,
    typedDay: day,
    credential,
    zone,
    page: readCount(textOf(query, SEARCH_KEYS.page), 1),
    problems: Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)),
  };
}

/** The last page that a search has, however many more are found. */
export function lastPageOf({ day }: Pick<PublicSearch, 'day'>): number {
  return day ? LAST_PAGE_OF_DAY : LAST_PAGE;
}

/** A zone that clocks are shown in; null for none, and for what is none. */
export function readZone(zone: string): string | null {
  return zone !== '' && isBookableZone(zone) && !isFixedZone(zone) ? zone : null;
}

/** A whole number of at least `least`, which also stands for what is none. */
export function readCount(text: string, least: number): number {
  const count = /^\d{1,12}$/.test(text) ? Number(text) : least;
  return Math.max(least, count);
}

/** One value of a query as a reader would see it. */
export function textOf(query: AddressQuery, key: string): string {
  const given = query[key];
  const first: unknown = Array.isArray(given) ? given[0] : given;
  if (typeof first !== 'string') return '';
  const seen = first.slice(0, 4 * LONGEST_SHOWN).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ');
  return [...seen.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_SHOWN).join('');
}

function typedLanguage(typed: string): TypedLanguage {
  const found = findLanguage(typed);
  return { typed, language: found?.language ?? null, isGuess: found?.isGuess ?? false };
}

const isUnknown = ({ typed, language }: TypedLanguage) => typed !== '' && language === null;

function dayProblem(day: string, zone: string | null, now: number): SearchProblem | null {
  if (day === '') return null;
  if (!isRealDate(day)) return 'no_day';
  if (day < wallClock(now, zone ?? LAST_ZONE).date) return 'past_day';
  return day > wallClock(now + MAX_AHEAD_MS, 'UTC').date ? 'too_far_ahead' : null;
}

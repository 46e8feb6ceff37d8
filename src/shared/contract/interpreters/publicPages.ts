import type { InterpretationLanguage } from '../../domain/text/interpretationLanguages';
import type { Badge } from './badge';
import type { InterfaceLanguage } from '../../domain/text/interfaceLanguages';
import type { LanguageLevel } from '../../domain/people/listing';
import type { PublicSearch } from '../../domain/people/publicSearch';
import type { Vertical } from '../../domain/people/verticals';

/**
 * Data for the server's drawing of public pages. These are no calls: the pages are drawn in the same process,
 * by a bundle of the client's own components. Strangers may read all of it.
 */
export type PublicPage = PublicSearchPage | PublicProfilePage | PublicMessagePage;

/** A free start, and the address that asks for it. */
export interface FreeTime {
  /** ISO 8601 */
  startsAt: string;
  askPath: string;
}

/** An interpreter as strangers see one. */
export interface PublicPerson {
  slug: string;
  name: string;
  /** address of the headshot; null where there is none */
  photoUrl: string | null;
  languages: { name: string; level: LanguageLevel | null }[];
  fields: string[];
  hourlyPriceCents: number | null;
  /** 1 to 4; null where nobody rated yet */
  rating: number | null;
  reviewCount: number;
  /** what an admin verified */
  badges: Badge[];
  /** requests need no answer, as a rule */
  confirmsAtOnce: boolean;
  /** IANA; the free times are shown in this zone */
  zone: string;
}

export interface FoundPerson extends PublicPerson {
  profilePath: string;
  nextFree: FreeTime[];
}

export interface PublicSearchPage {
  kind: 'search';
  search: PublicSearch;
  people: FoundPerson[];
  /** how many there are, up to `MOST_COUNTED`; null where a day narrows them, which is not counted */
  total: number | null;
  /** there are more pages */
  hasMore: boolean;
  /** languages that somebody listed interprets together with the one side of a pair that nobody serves */
  partners: { of: InterpretationLanguage; others: InterpretationLanguage[] }[];
}

/** Nobody and no day is named: who reviewed did so for the house, not for the whole world. */
export interface PublicReview {
  rating: number;
  text: string;
  /** YYYY-MM */
  month: string;
  /** a meeting subject of the specification */
  field: string | null;
  /** what the interpreter said to it */
  answer: string | null;
}

export interface PublicProfilePage {
  kind: 'profile';
  person: PublicPerson;
  description: string | null;
  reviews: PublicReview[];
  /** how many gave each mark, the best first */
  stars: { star: number; count: number }[];
  /** the chosen pair, where there is one */
  from: string | null;
  to: string | null;
  /** the zone was asked for; else it is the interpreter's */
  isReadersZone: boolean;
  /** 0 is the one that begins today */
  week: number;
  /** its seven days, YYYY-MM-DD in the shown zone */
  days: { date: string; times: FreeTime[] }[];
  /** the first one from now on, with the first week; with another, the first one after it where it has none */
  nextFree: FreeTime | null;
}

export const PUBLIC_MESSAGES = ['not_found', 'gone', 'no_page', 'too_often', 'unavailable'] as const;

export interface PublicMessagePage {
  kind: 'message';
  message: (typeof PUBLIC_MESSAGES)[number];
}

/** Everything that decides what a page looks like. */
export interface PublicPageInput {
  language: InterfaceLanguage;
  page: PublicPage;
  /** where people find the server, without a slash at the end */
  publicUrl: string;
  /** the address asked for the language, so links go on asking for it */
  keepsLanguage: boolean;
  /** path and query under which search engines know the page, without the language; null for what they are not to keep */
  canonicalPath: string | null;
  /** path and query as it was asked for, without the language */
  path: string;
  /** YYYY-MM-DD, the first day that can be chosen */
  today: string;
}

/** Parts of a page's HTML; everything in them is escaped. */
export interface DrawnPage {
  title: string;
  description: string;
  /** what else stands in the head */
  head: string;
  body: string;
}

export type DrawPublicPage = (input: PublicPageInput) => DrawnPage;

/** Fields and languages that search engines may list a search by; days and persons' times are of today only. */
export interface IndexedSearch {
  from: InterpretationLanguage | null;
  to: InterpretationLanguage | null;
  field: Vertical | null;
}

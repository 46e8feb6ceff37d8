import { keyOfSlug, publicSlug } from '../people/publicName';
import { type InterpretationLanguage, isInterpretationLanguage } from '../text/interpretationLanguages';

/**
 * What 'Ask for this time' carries from a public page through registering and signing in to the booking: names in the
 * address, said here alone.
 */
export const ASK_KEYS = {
  /** the slug of whom to ask */
  person: 'ask',
  /** English names of the pair, where one was chosen */
  from: 'from',
  to: 'to',
  /** ISO 8601, in UTC */
  start: 'start',
} as const;

export interface AskedTime {
  slug: string;
  from: string | null;
  to: string | null;
  /** epoch milliseconds */
  startsAt: number;
}

/** The same as an address gave it, with languages that exist. */
export interface ReadAskedTime extends AskedTime {
  from: InterpretationLanguage | null;
  to: InterpretationLanguage | null;
}

/** So far from today nobody asks; `Date` would take years of six digits, too. */
const INSTANT = /^2[01]\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

/**
 * What an address asks for; null where it asks for nothing that could ever be booked. A pair of one language is none. Only
 * the end of a slug counts, and only that is kept: the words before it may be anybody's.
 */
export function readAskedTime(query: URLSearchParams): ReadAskedTime | null {
  const key = keyOfSlug(query.get(ASK_KEYS.person) ?? '');
  const start = query.get(ASK_KEYS.start) ?? '';
  const startsAt = INSTANT.test(start) ? Date.parse(start) : NaN;
  if (key === null || Number.isNaN(startsAt)) return null;
  const language = (name: string | null) => (name !== null && isInterpretationLanguage(name) ? name : null);
  const [from, to] = [language(query.get(ASK_KEYS.from)), language(query.get(ASK_KEYS.to))];
  return { slug: publicSlug('', key), from, to: to === from ? null : to, startsAt };
}

/** The query of an address, without the question mark. */
export function askQuery({ slug, from, to, startsAt }: AskedTime): string {
  const query = new URLSearchParams({ [ASK_KEYS.person]: slug });
  if (from) query.set(ASK_KEYS.from, from);
  if (to) query.set(ASK_KEYS.to, to);
  query.set(ASK_KEYS.start, new Date(startsAt).toISOString().replace('.000Z', 'Z'));
  return query.toString();
}

import { keyOfSlug, namelessSlug } from '../people/publicKey';
import { ASK_KEYS } from './askKeys';

/** 'Ask for this time' carries this from a public page through registering and signing in to the booking. */
export interface AskedTime {
  slug: string;
  from: string | null;
  to: string | null;
  /** epoch milliseconds */
  startsAt: number;
}

/** So far from today nobody asks; `Date` would take years of six digits, too. */
const INSTANT = /^2[01][\d-]{8}T[\d:.]{5,12}Z$/;

/**
 * Reads the time that an address asks for; null where it could never be booked. Only the end of a slug counts
 * and is kept: the words before it may be anybody's.
 */
export function readAskedTime(query: URLSearchParams): AskedTime | null {
  const key = keyOfSlug(query.get(ASK_KEYS.person) ?? '');
  const start = query.get(ASK_KEYS.start) ?? '';
  const startsAt = INSTANT.test(start) ? Date.parse(start) : NaN;
  if (key === null || Number.isNaN(startsAt)) return null;
  // whether there is a language of that name, `askedLanguages.ts` knows
  const name = (each: string) => query.get(each)?.slice(0, 60) || null;
  return { slug: namelessSlug(key), from: name(ASK_KEYS.from), to: name(ASK_KEYS.to), startsAt };
}

/** The query of an address, without the question mark. */
export function askQuery({ slug, from, to, startsAt }: AskedTime): string {
  const query = new URLSearchParams({ [ASK_KEYS.person]: slug });
  if (from) query.set(ASK_KEYS.from, from);
  if (to) query.set(ASK_KEYS.to, to);
  query.set(ASK_KEYS.start, new Date(startsAt).toISOString().replace('.000Z', 'Z'));
  return query.toString();
}

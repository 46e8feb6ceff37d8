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
  startsAt: number;
}

/** The query of an address, without the question mark. */
export function askQuery({ slug, from, to, startsAt }: AskedTime): string {
  const query = new URLSearchParams({ [ASK_KEYS.person]: slug });
  if (from) query.set(ASK_KEYS.from, from);
  if (to) query.set(ASK_KEYS.to, to);
  query.set(ASK_KEYS.start, new Date(startsAt).toISOString().replace('.000Z', 'Z'));
  return query.toString();
}

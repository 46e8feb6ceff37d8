/** Kinds of credentials: an interpreter proves each with a document. */
export const CREDENTIAL_KINDS = [
  'sworn',
  'certificate',
  'diploma',
  'association',
  'background_check',
  'insurance',
] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/**
 * `submitted` → `verified` | `refused` by an admin; both that wait and that hold become `expired` by date. Any change of
 * claim, document or its owner's name is submitted again.
 */
export const CREDENTIAL_STATES = ['submitted', 'verified', 'refused', 'expired'] as const;
export type CredentialState = (typeof CREDENTIAL_STATES)[number];

/** A client's filter: anybody with a badge, or a sworn interpreter. */
export const CREDENTIAL_FILTERS = ['verified', 'sworn'] as const;
export type CredentialFilter = (typeof CREDENTIAL_FILTERS)[number];

export const MAX_CREDENTIALS = 20;
export const MAX_CREDENTIAL_LANGUAGES = 10;
export const MAX_CREDENTIAL_REASON = 500;
/** In characters. */
export const CREDENTIAL_LENGTHS = { issuingBody: 120, place: 60, number: 60 } as const;

/** How many days before it ends a mail says so, the last one last. */
export const EXPIRY_WARNINGS = [60, 14] as const;
export type ExpiryWarning = (typeof EXPIRY_WARNINGS)[number];

const EARLIEST_ISSUE = '1930-01-01';
const LONGEST_YEARS = 60;

export interface CredentialDates {
  /** YYYY-MM-DD */
  issued_on: string;
  /** YYYY-MM-DD, the last day on which it holds; null where it does not end */
  valid_until: string | null;
}

export interface CredentialDateIssue {
  path: keyof CredentialDates;
  code: 'not_a_date' | 'in_the_future' | 'end_before_start' | 'already_expired' | 'too_far_ahead';
}

/** Checks the dates, the same for form and server; `today` is YYYY-MM-DD where the interpreter is. */
export function credentialDateIssues(
  { issued_on: issued, valid_until: until }: CredentialDates,
  today: string,
): CredentialDateIssue[] {
  const issues: CredentialDateIssue[] = [];
  if (issued < EARLIEST_ISSUE) issues.push({ path: 'issued_on', code: 'not_a_date' });
  if (issued > today) issues.push({ path: 'issued_on', code: 'in_the_future' });
  if (until === null) return issues;
  const latest = `${Number(today.slice(0, 4)) + LONGEST_YEARS}${today.slice(4)}`;
  if (until < issued) issues.push({ path: 'valid_until', code: 'end_before_start' });
  else if (until < today) issues.push({ path: 'valid_until', code: 'already_expired' });
  else if (until > latest) issues.push({ path: 'valid_until', code: 'too_far_ahead' });
  return issues;
}

/** The stored state, but for what time did since; instants are epoch milliseconds, null where it does not end. */
export function credentialStateAt(
  state: CredentialState,
  expiresAt: number | null,
  now: number,
): CredentialState {
  const canExpire = state === 'submitted' || state === 'verified';
  return canExpire && expiresAt !== null && expiresAt <= now ? 'expired' : state;
}

/** The place is what clients know it by; where none was said, who issued it. */
export function badgePlace({ place, issuing_body }: { place: string; issuing_body: string }): string {
  return place || issuing_body;
}

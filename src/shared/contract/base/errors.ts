import { z } from 'zod';

/**
 * Every refusal, by its stable code, with the HTTP status that it is answered with (`product.md`, section 5).
 * A status of 200 is an answer ("no, that is not your password"), told by `result: false`; a 401 means only
 * that the token is missing, expired or revoked.
 */
export const ERROR_STATUS = {
  WRONG_CREDENTIALS: 200,
  NOT_VERIFIED: 200,
  WRONG_CODE: 200,
  WRONG_LINK: 200,
  WRONG_INVITATION: 200,
  WRONG_CURRENT_PASSWORD: 200,
  NOT_REGISTERED: 200,
  INVALID: 400,
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  SLOT_TAKEN: 409,
  OWN_SLOT_TAKEN: 409,
  NOT_AVAILABLE: 409,
  PRICE_CHANGED: 409,
  FEE_CHANGED: 409,
  WRONG_STATUS: 409,
  NOT_CHECKED_IN: 409,
  BOOKING_CHANGED: 409,
  CHANGED_MEANWHILE: 409,
  NO_PROPOSAL: 409,
  TOO_MANY_CHANGES: 409,
  NO_ROOM: 409,
  ROOM_CLOSED: 409,
  ROOM_LEFT: 409,
  ROOM_FULL: 409,
  NOT_ADMITTED: 409,
  GUEST_GONE: 409,
  TOO_MANY_LINKS: 409,
  CALL_OVER: 409,
  NOBODY_FITS: 409,
  TOO_MANY_CALLS: 409,
  TOO_MANY_CALLS_A_DAY: 409,
  ALREADY_REVIEWED: 409,
  ALREADY_ANSWERED: 409,
  REVIEW_TOO_EARLY: 409,
  DECISION_TOO_EARLY: 409,
  REVIEW_TOO_LATE: 409,
  REVIEW_NOT_HELD: 409,
  REVIEW_HIDDEN: 409,
  TOO_MANY_OPEN_REQUESTS: 409,
  TOO_MANY_BOOKINGS: 409,
  PROFILE_EXISTS: 409,
  NOT_LISTED: 409,
  BOOKINGS_CLOSED: 403,
  MODULE_CLOSED: 403,
  LISTING_INCOMPLETE: 409,
  LISTING_CHANGED: 409,
  LISTING_CLOSED: 409,
  CREDENTIAL_CHANGED: 409,
  HEADSHOT_CHANGED: 409,
  TOO_MANY_CREDENTIALS: 409,
  TOO_MANY_FAVOURITES: 409,
  TOO_MANY_BLOCKS: 409,
  TOO_MANY_ENTRIES: 409,
  SETTING_EXISTS: 409,
  ATTEMPT_CLOSED: 409,
  ROLE_EXISTS: 409,
  ROLE_ABOVE_OWN: 403,
  LAST_ADMIN: 409,
  ALREADY_MEMBER: 409,
  NAME_TAKEN: 409,
  TIER_DECIDED: 409,
  SESSION_UNDER_WAY: 409,
  PERSON_GONE: 409,
  THREAD_CLOSED: 409,
  STORAGE_FULL: 409,
  LENGTH_REQUIRED: 411,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Codes for a wrong field of a request; the words are in i18n under the same code. */
export const ISSUE_CODES = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'unknown_choice',
  'not_a_name',
  'not_an_email',
  'not_a_date',
  'not_a_time',
  'not_an_id',
  'unknown_zone',
  'not_a_link',
  'time_missing',
  'time_doubled',
  'wrong_offset',
  'in_the_past',
  'in_the_future',
  'already_expired',
  'time_unchanged',
  'too_far_ahead',
  'same_languages',
  'pair_not_offered',
  'password_empty',
  'password_whitespace',
  'password_lowercase',
  'password_uppercase',
  'password_digit',
  'password_too_short',
  'password_too_long',
  'password_common',
  'password_unchanged',
  'doubled',
  'end_before_start',
  'not_a_part',
  'not_a_picture',
  'picture_damaged',
  'picture_too_small',
  'picture_too_many_pixels',
  'not_a_document',
  'not_a_proof',
  'proof_too_small',
  'file_infected',
  'not_a_pdf',
  'pdf_locked',
  'pdf_damaged',
  'pdf_without_text',
  'pdf_too_many_pages',
  'pdf_too_costly',
  'pdf_active',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

export const FieldIssue = z.object({
  path: z.string().describe('dotted path of the field in the request, empty for the body itself'),
  code: z.enum(ISSUE_CODES).describe('what is wrong, for programs'),
  message: z.string().describe('what is wrong, in the words of the reader’s language'),
});
export type FieldIssue = z.infer<typeof FieldIssue>;

/** Raised by services and translated into an answer in one place. `details` stand under `data`. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: {
      issues?: readonly { path: string; code: IssueCode }[];
      details?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
  }
}

import type { ErrorCode, FieldIssue } from './errors';

/** A failed call as the browser sees it: a refusal by the server, or no usable answer at all. */
export interface ApiError {
  code: ErrorCode | 'NETWORK' | 'MALFORMED_ANSWER';
  /** HTTP status, 0 where there was no answer */
  status: number;
  /** the server's words, in the reader's language; empty where there was no answer */
  message: string;
  issues: readonly FieldIssue[];
  /** what the server added to help the caller go on */
  data: unknown;
  /** seconds, from `Retry-After` */
  retryAfter: number | null;
}

export function isApiError(value: unknown): value is ApiError {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'issues' in value
  );
}

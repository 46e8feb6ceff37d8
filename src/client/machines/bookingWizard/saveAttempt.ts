import { z } from 'zod';
import type { ApiError } from '../../../shared/contract/base/apiError';
import { BookingRequest, isSameBooking } from './bookingRequest';

/**
 * One try to save. The key makes it safe to send again: the server answers a key once. A try whose outcome is
 * unknown may have made a booking, so it is asked again before anything else is saved.
 */
export const SaveAttempt = z.object({
  key: z.string().min(1),
  request: BookingRequest,
  outcome: z.enum(['unknown', 'refused']),
});
export type SaveAttempt = z.infer<typeof SaveAttempt>;

/** The try that comes next: an unsettled one first, the old key for the same payload, a new key otherwise. */
export function nextAttempt(
  previous: SaveAttempt | null,
  wanted: BookingRequest,
  newKey: string,
): SaveAttempt {
  if (previous?.outcome === 'unknown') return previous;
  const isRetry =
    previous !== null && previous.request.id === wanted.id && isSameBooking(previous.request, wanted);
  return { key: isRetry ? previous.key : newKey, request: wanted, outcome: 'unknown' };
}

/** The try after a failure. A key that the server holds for something else is of no more use. */
export function failedAttempt(attempt: SaveAttempt | null, error: ApiError): SaveAttempt | null {
  if (!attempt || error.code === 'IDEMPOTENCY_MISMATCH') return null;
  return { ...attempt, outcome: outcomeAfter(error) };
}

/** No answer, an unreadable one, or the server's own failure: nobody knows whether it was saved. */
export function outcomeAfter(error: ApiError): SaveAttempt['outcome'] {
  return error.status >= 400 && error.status < 500 ? 'refused' : 'unknown';
}

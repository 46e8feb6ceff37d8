import { isApiError, type ApiError } from '../../../shared/contract/base/apiError';

/** Everything that is not an `ApiError` is a defect of the effect: it goes on up instead of looking like a refusal. */
export function apiErrorOf(error: unknown): ApiError {
  if (isApiError(error)) return error;
  throw error instanceof Error ? error : new Error('An effect failed without saying why', { cause: error });
}

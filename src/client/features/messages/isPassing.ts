import { isApiError } from '../../../shared/contract/base/apiError';

/** Whether a message that failed so may get through by itself: nobody answered, or a server that may do better later. */
export function isPassing(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;
}

import type { TFunction } from 'i18next';
import { isApiError, type ApiError } from '../../shared/contract/base/apiError';

/** The words for whatever went wrong: the server's own where it answered. */
export function failureText(problem: unknown, t: TFunction): string {
  return isApiError(problem) ? apiErrorText(problem, t) : t('common.genericError');
}

/** The words for a failure; where the server says how long to wait, that too. */
export function refusalText(error: unknown, t: TFunction): string {
  const text = failureText(error, t);
  const seconds = isApiError(error) ? error.retryAfter : null;
  return seconds === null ? text : t('common.inTurn', { first: text, second: waitText(seconds, t) });
}

function waitText(seconds: number, t: TFunction): string {
  return seconds < 120
    ? t('account.retryInSeconds', { count: seconds })
    : t('account.retryInMinutes', { count: Math.ceil(seconds / 60) });
}

/** The words for a failed call: the server's own where it gave some, otherwise why there was no answer. */
export function apiErrorText(error: ApiError, t: TFunction): string {
  if (error.message) return error.message;
  if (error.code === 'NETWORK') return t('common.failure.network');
  return error.code === 'MALFORMED_ANSWER'
    ? t('common.failure.malformedAnswer')
    : t('common.failure.unavailable');
}

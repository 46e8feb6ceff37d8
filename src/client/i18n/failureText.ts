import type { TFunction } from 'i18next';
import { isApiError } from '../../shared/contract/base/apiError';
import { apiErrorText } from '../../shared/i18n/apiErrorText';

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

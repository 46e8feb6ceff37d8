import type { TFunction } from 'i18next';
import type { ApiError } from '../contract/base/apiError';

/** The words for a failed call: the server's own where it gave some, otherwise why there was no answer. */
export function apiErrorText(error: ApiError, t: TFunction): string {
  if (error.message) return error.message;
  if (error.code === 'NETWORK') return t('common.failure.network');
  return error.code === 'MALFORMED_ANSWER'
    ? t('common.failure.malformedAnswer')
    : t('common.failure.unavailable');
}

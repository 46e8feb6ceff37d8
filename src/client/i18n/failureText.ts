import type { TFunction } from 'i18next';
import { isApiError } from '../../shared/contract/base/apiError';
import { apiErrorText } from '../../shared/i18n/apiErrorText';

/** The words for whatever went wrong: the server's own where it answered. */
export function failureText(problem: unknown, t: TFunction): string {
  return isApiError(problem) ? apiErrorText(problem, t) : t('common.genericError');
}

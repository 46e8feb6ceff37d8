import { isApiError } from '../../../shared/contract/base/apiError';
import type { ErrorCode } from '../../../shared/contract/base/errors';
import type { Tag } from './tagTypes';

/** As `afterSuccess`, and where the write was refused because what it names has changed meanwhile: then that is read again. */
export function afterSuccessOr(code: ErrorCode, tags: Tag[]) {
  return (_data: unknown, error: unknown): Tag[] =>
    error === undefined || (isApiError(error) && error.code === code) ? tags : [];
}

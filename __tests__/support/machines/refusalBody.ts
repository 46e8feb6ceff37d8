import type { ApiError } from '../../../src/shared/contract/base/apiError';
import { ERROR_STATUS, type ErrorCode } from '../../../src/shared/contract/base/errors';

/** A refusal as it comes over the wire. */
export function refusalBody({ code, message, issues, data, retryAfter }: ApiError): Response {
  return Response.json(
    { result: false, message, code, data, ...(issues.length > 0 && { errors: issues }) },
    {
      status: ERROR_STATUS[code as ErrorCode],
      headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
    },
  );
}

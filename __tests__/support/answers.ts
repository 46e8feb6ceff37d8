import { HttpResponse } from 'msw';
import { ERROR_STATUS, type ErrorCode } from '../../src/shared/contract/base/errors';

/** The server's two kinds of answers, for intercepted calls. */
export const succeeds = (data: unknown, message = '') =>
  HttpResponse.json({ result: true, message, data: data as null });

export const refuses = (code: ErrorCode, message: string) =>
  HttpResponse.json({ result: false, message, code, data: null }, { status: ERROR_STATUS[code] });

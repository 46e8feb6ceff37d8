import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../shared/contract/base/envelope';
import { AppError, ERROR_STATUS, type ErrorCode } from '../../../shared/contract/base/errors';
import { isUnavailable } from '../../db/isUnavailable';
import { prepareAnswer } from './prepareAnswer';
import { CallerLeft } from './whenAnswered';

/** Seconds after which a call that met an unavailable database may be tried again. */
const RETRY_AFTER_UNAVAILABLE = 5;

/** The one place where a failure becomes an answer: code and words for the caller, the cause for the log alone. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof CallerLeft) return reply.hijack();
  const refusal = toAppError(error);
  const status = ERROR_STATUS[refusal.code];
  request.refusal = refusal.code;
  if (status >= 500 && !isOfLeaver(error, reply)) {
    request.log.error({ err: refusal.options.cause ?? refusal }, 'call failed');
  }
  const messages = prepareAnswer(request, reply);
  const issues = refusal.options.issues?.map((issue) => ({ ...issue, message: messages.issues[issue.code] }));
  const body: Refusal = {
    result: false,
    message: messages.errors[refusal.code],
    code: refusal.code,
    data: status >= 500 ? null : (refusal.options.details ?? null),
    ...(issues && { errors: issues }),
  };
  const retryAfter = retryAfterOf(refusal);
  if (retryAfter !== null) void reply.header('retry-after', retryAfter);
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  if (isUnread(request)) void reply.header('connection', 'close');
  return reply.code(status).send(body);
}

/** Bytes. A shorter body may as well be read to its end. */
const LONG_BODY = 1_000_000;

/** Refused before a long body came: Node would read all of it, only to find the next request on the connection. */
function isUnread({ raw, headers }: FastifyRequest): boolean {
  return !raw.complete && Number(headers['content-length']) > LONG_BODY;
}

/** The caller left before the answer began: not a failure, but the log says that they left. */
function isOfLeaver(error: unknown, { raw }: FastifyReply): boolean {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return raw.destroyed && hasCode && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function retryAfterOf({ code, options }: AppError): number | null {
  if (code === 'UNAVAILABLE') return RETRY_AFTER_UNAVAILABLE;
  const { details } = options;
  const hasSeconds = typeof details === 'object' && details !== null && 'retryAfterSeconds' in details;
  return hasSeconds ? Number(details.retryAfterSeconds) : null;
}

/** Refusals by Fastify and its plugins; 403 is a path that leads out of the served folder. */
const CODE_FOR_STATUS: Record<number, ErrorCode> = {
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
};

/** Whatever was thrown, as one of the refusals of the contract; the cause stays for the log only. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  if (status >= 400 && status < 500)
    return new AppError(CODE_FOR_STATUS[status] ?? 'MALFORMED', { cause: error });
  return new AppError(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL', { cause: error });
}

function statusOf(error: unknown): number {
  const hasStatus = typeof error === 'object' && error !== null && 'statusCode' in error;
  return hasStatus && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

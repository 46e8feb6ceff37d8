import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../shared/contract/base/errors';
import { pino, stdTimeFunctions, type DestinationStream, type LoggerOptions } from 'pino';

/** An address has no more before its @; without a bound a long text without spaces would take seconds. */
const MAIL_ADDRESS = /[^\s@"'<>()=]{1,254}@[^\s@"'<>()]+/g;

/**
 * JSON lines that hold no personal data: of an error its code, place and scrubbed words, never the values that a
 * database puts into `detail`.
 */
export function createLogger(level: string, stream: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
  };
  return pino(options, stream);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** why a call was refused, also where the status does not tell, as with a wrong password; null otherwise */
    refusal: ErrorCode | null;
  }
}

/** One line for each answer, also where its reader left. The route stands for the address, which may hold whatever a person typed. */
export function logAnswers(app: FastifyInstance): void {
  app.decorateRequest('refusal', null);
  const answered = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      // Only then it is known whether the end was sent. A live line has no answer that could end.
      setImmediate(() => {
        if (answered.has(request) || request.ws) return;
        request.log.info(lineOf(request, reply), 'left before the end of its answer');
      });
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    answered.add(request);
    request.log.info(lineOf(request, reply), 'answered');
    done();
  });
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(request.refusal && { refusal: request.refusal }),
    ...(request.caller && { userId: request.caller.userId }),
  };
}

function describeError(error: unknown): Record<string, unknown> {
  if (!isError(error)) return { type: typeof error };
  const scrub = (text: string | undefined) => text?.replace(MAIL_ADDRESS, '[address]');
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Fastify's errors are made without a class, so they are known by what they hold. */
function isError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;
}

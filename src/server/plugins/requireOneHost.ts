import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../shared/contract/base/errors';

/**
 * Refuses a request that names no host (before HTTP/1.1 none had to) or two: whoever stands between could mean one, and we the
 * other (RFC 9112, section 3.2). Node would refuse the first by itself, without our headers.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isNamedOnce(request) ? undefined : new AppError('MALFORMED'));
  });
}

function isNamedOnce({ raw }: FastifyRequest): boolean {
  const named = raw.rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === 'host').length;
  return named === 1 || (named === 0 && raw.httpVersion === '1.0');
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';
import type { ServiceContext } from '../context';
import type { Metrics } from './createMetrics';
import { watchServer } from './watchServer';
import { isLoopbackName } from '../http/isLoopbackName';

/**
 * `/metrics` for Prometheus. Strangers are told that there is nothing: whoever knows the token reads it, and where
 * none is set (only on one's own machine) whoever came by that machine's own name.
 */
export function metricsRoute(
  app: FastifyInstance,
  context: ServiceContext,
  { registry }: Metrics,
  token: string | undefined,
): void {
  const look = watchServer(registry, context, () => app.websocketServer.clients.size);
  app.get('/metrics', async (request, reply) => {
    const mayRead =
      token === undefined
        ? isLoopbackName(request.hostname)
        : isSame(request.headers.authorization ?? '', `Bearer ${token}`);
    if (!mayRead) throw new AppError('NOT_FOUND');
    await look();
    void reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
}

/** Takes as long for a near miss as for a far one. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

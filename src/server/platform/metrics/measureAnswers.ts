import type { FastifyInstance } from 'fastify';
import type { Metrics } from './createMetrics';

/** Counts every answer by its route; whatever no route took counts as one, so that nobody can invent names. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observeAnswer(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

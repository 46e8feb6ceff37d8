import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';

export type Metrics = ReturnType<typeof createMetrics>;

/** A worker tells how its runs end. */
export interface WorkerRuns {
  done: () => void;
  failed: () => void;
}

/** This process's own counters, for Prometheus. Nothing in them names a person. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Histogram({
    name: 'dragoman_http_request_duration_seconds',
    help: 'How long requests took to be answered, by route (its pattern, never the address) and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const runs = new Counter({
    name: 'dragoman_worker_runs_total',
    help: 'Runs of the workers that do what time makes due and send mails.',
    labelNames: ['worker', 'outcome'],
    registers,
  });
  const lastDone = new Gauge({
    name: 'dragoman_worker_last_done_timestamp_seconds',
    help: 'When a worker last ended a run well.',
    labelNames: ['worker'],
    registers,
  });
  return {
    registry,
    observeAnswer: (method: string, route: string, status: number, seconds: number) =>
      answers.observe({ method, route, status }, seconds),
    worker: (worker: string): WorkerRuns => ({
      done: () => {
        runs.inc({ worker, outcome: 'done' });
        lastDone.setToCurrentTime({ worker });
      },
      failed: () => runs.inc({ worker, outcome: 'failed' }),
    }),
  };
}

/** Counts every answer by its route; whatever no route took counts as one, so that nobody can invent names. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observeAnswer(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

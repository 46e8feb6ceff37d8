import type { FastifyBaseLogger } from 'fastify';
import { CALL_BATCH, runDueCalls } from '../modules/calls/service/runDueCalls';
import type { ServiceContext } from '../platform/context';
import type { WorkerRuns } from '../platform/metrics/createMetrics';
import { startRounds } from '../platform/startRounds';

const CALLS_EVERY_MS = 2000;

/** Opens the next waves of calls, and ends calls that nobody took, until the returned function is called. */
export function startCalls(
  context: ServiceContext,
  logger: Pick<FastifyBaseLogger, 'error'>,
  runs: WorkerRuns,
): () => Promise<void> {
  const rounds = startRounds(() => runDueCalls(context), {
    everyMs: CALLS_EVERY_MS,
    batch: CALL_BATCH,
    onDone: runs.done,
    onError: (err) => {
      runs.failed();
      logger.error({ err }, 'call worker failed');
    },
  });
  return () => rounds.stop();
}

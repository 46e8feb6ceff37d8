import type { FastifyBaseLogger } from 'fastify';
import type { ServiceContext } from '../platform/context';
import type { WorkerRuns } from '../platform/metrics/createMetrics';
import { startRounds } from '../platform/startRounds';
import { doWhatIsDue } from '../time/doWhatIsDue';

const DUE_EVERY_MS = 30_000;

/** Lets time do its part at once and then every 30 s, until the returned function is called. A failed round is tried again. */
export function startTime(
  context: ServiceContext,
  logger: Pick<FastifyBaseLogger, 'error'>,
  runs: WorkerRuns,
  everyMs = DUE_EVERY_MS,
): () => Promise<void> {
  const rounds = startRounds(async () => ((await doWhatIsDue(context)) ? 1 : 0), {
    everyMs,
    batch: 1,
    onDone: runs.done,
    onError: (err) => {
      runs.failed();
      logger.error({ err }, 'what time should have done failed; it is tried again');
    },
  });
  return () => rounds.stop();
}

import type { FastifyBaseLogger } from 'fastify';
import { PUSH_BATCH, pushDue } from '../modules/notifications/service/pushDue';
import type { ServiceContext } from '../platform/context';
import type { WorkerRuns } from '../platform/metrics/createMetrics';
import { createPushSender, type PushKeys } from '../platform/push/createPushSender';
import { startRounds } from '../platform/startRounds';

const PUSH_EVERY_MS = 1000;

/** Pushes what is due until the returned function is called. */
export function startPush(
  context: ServiceContext,
  { pushKeys, subject }: { pushKeys: PushKeys | null; subject: string },
  logger: Pick<FastifyBaseLogger, 'error'>,
  runs: WorkerRuns,
): () => Promise<void> {
  if (!pushKeys) return () => Promise.resolve();
  const send = createPushSender(pushKeys, subject);
  const rounds = startRounds(() => pushDue(context, send), {
    everyMs: PUSH_EVERY_MS,
    batch: PUSH_BATCH,
    onDone: runs.done,
    onError: (error) => {
      runs.failed();
      logger.error({ err: error }, 'push worker failed');
    },
  });
  return () => rounds.stop();
}

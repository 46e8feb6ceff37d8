import type { FastifyBaseLogger } from 'fastify';
import { PUSH_BATCH, pushDue } from '../modules/notifications/service/pushDue';
import type { ServiceContext } from '../platform/context';
import type { WorkerRuns } from '../platform/metrics/createMetrics';
import { createPushSender, type PushKeys } from '../platform/push/createPushSender';

const PUSH_EVERY_MS = 1000;

/** Pushes what is due until the returned function is called, which waits for the round in progress. */
export function startPush(
  context: ServiceContext,
  { pushKeys, subject }: { pushKeys: PushKeys | null; subject: string },
  logger: Pick<FastifyBaseLogger, 'error'>,
  runs: WorkerRuns,
): () => Promise<void> {
  if (!pushKeys) return () => Promise.resolve();
  const send = createPushSender(pushKeys, subject);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const round = async () => {
    let taken = 0;
    try {
      taken = await pushDue(context, send);
      runs.done();
    } catch (error) {
      runs.failed();
      logger.error({ err: error }, 'push worker failed');
    }
    if (!isStopped) plan(taken === PUSH_BATCH ? 0 : PUSH_EVERY_MS);
  };
  const plan = (afterMs: number) => {
    timer = setTimeout(() => void (running = round()), afterMs).unref();
  };
  plan(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

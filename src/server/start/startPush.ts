import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import { z } from 'zod';
import { PUSH_BATCH, pushDue } from '../modules/notifications/service/pushDue';
import type { ServiceContext } from '../platform/context';
import type { WorkerRuns } from '../platform/metrics/createMetrics';
import { createPushSender, type PushKeys } from '../platform/push/createPushSender';
import { startRounds } from '../platform/startRounds';
import { keepSecret } from './keepTokenSecret';

const PUSH_EVERY_MS = 1000;
/** A browser's maker answers within some hundred milliseconds. */
const PATIENCE_MS = 1000;

/** Pushes what is due until the returned function is called. */
export function startPush(
  context: ServiceContext,
  { pushKeys, subject }: { pushKeys: PushKeys | null; subject: string },
  logger: Pick<FastifyBaseLogger, 'error'>,
  runs: WorkerRuns,
): () => Promise<void> {
  if (!pushKeys) return () => Promise.resolve();
  const send = createPushSender(pushKeys, subject);
  const onError = (error: unknown) => {
    runs.failed();
    logger.error({ err: error }, 'push worker failed');
  };
  const patience = { forMs: PATIENCE_MS, busy: new Set<string>(), onLateError: onError };
  const rounds = startRounds(() => pushDue(context, send, patience), {
    ...{ everyMs: PUSH_EVERY_MS, batch: PUSH_BATCH, onDone: runs.done, onError },
  });
  return () => rounds.stop();
}

const Kept = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys by which browsers' makers know this server where none were set: drawn once, kept in the data folder. */
export async function keepPushKeys(dataDir: string): Promise<PushKeys> {
  const kept = await keepSecret(join(dataDir, 'push-keys'), () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return Kept.parse(JSON.parse(kept));
}

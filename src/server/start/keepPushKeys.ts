import { join } from 'node:path';
import { z } from 'zod';
import webPush from 'web-push';
import type { PushKeys } from '../platform/push/createPushSender';
import { keepSecret } from './keepTokenSecret';

const Kept = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The keys by which browsers' makers know this server where none were set: drawn once, kept in the data folder. */
export async function keepPushKeys(dataDir: string): Promise<PushKeys> {
  const kept = await keepSecret(join(dataDir, 'push-keys'), () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return Kept.parse(JSON.parse(kept));
}

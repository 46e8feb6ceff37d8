import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { LiveHub } from '../live/createLiveHub';

const PATIENCE_MS = 2000;
/** A server that does not hear live news is ready all the same, so nobody waits long to be told. */
const LIVE_PATIENCE_MS = 500;

/**
 * For whatever watches the process: `/livez` says that it runs, `/readyz` that it can do its work, and whether live news
 * are heard. Pages do without those, so a server that does not hear them is ready all the same.
 */
export function healthRoutes(
  app: FastifyInstance,
  db: Database,
  hub: Pick<LiveHub, 'listen' | 'isHearing'>,
): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  /** One question answers all who ask meanwhile: anybody may, and each would hold a connection that calls need. */
  let asked: Promise<boolean> | null = null;
  const ask = async () => {
    const [isReady] = await Promise.all([
      isDoneWithin(PATIENCE_MS, sql`SELECT 1`.execute(db.queries)),
      isDoneWithin(LIVE_PATIENCE_MS, hub.listen()),
    ]);
    return isReady;
  };
  app.get('/readyz', async (_request, reply) => {
    const isReady = await (asked ??= ask().finally(() => (asked = null)));
    void reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ok' : 'unavailable', live: hub.isHearing() ? 'heard' : 'not heard' };
  });
}

async function isDoneWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  const giveUp = new AbortController();
  const tooLate = sleep(ms, false, { signal: giveUp.signal, ref: false }).catch(() => false);
  const isDone = await Promise.race([done, tooLate]);
  giveUp.abort();
  return isDone;
}

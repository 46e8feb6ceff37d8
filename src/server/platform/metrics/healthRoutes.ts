import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { LiveHub } from '../live/createLiveHub';

const PATIENCE_MS = 2000;

/**
 * For whatever watches the process: `/livez` says that it runs, `/readyz` that it can do its work, and whether live news
 * are heard. Pages do without those, so a server that does not hear them is ready all the same.
 */
export function healthRoutes(app: FastifyInstance, db: Database, hub: Pick<LiveHub, 'isHearing'>): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  /** One question answers all who ask meanwhile: anybody may, and each would hold a connection that calls need. */
  let asked: Promise<boolean> | null = null;
  app.get('/readyz', async (_request, reply) => {
    const isReady = await (asked ??= answersInTime(db).finally(() => (asked = null)));
    void reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ok' : 'unavailable', live: hub.isHearing() ? 'heard' : 'not heard' };
  });
}

async function answersInTime(db: Database): Promise<boolean> {
  const answer = sql`SELECT 1`.execute(db.queries).then(
    () => true,
    () => false,
  );
  const giveUp = new AbortController();
  const tooLate = sleep(PATIENCE_MS, false, { signal: giveUp.signal, ref: false }).catch(() => false);
  const isReady = await Promise.race([answer, tooLate]);
  giveUp.abort();
  return isReady;
}

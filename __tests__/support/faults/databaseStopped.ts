import { setTimeout as sleep } from 'node:timers/promises';
import { getClientRecords } from '../../../src/shared/contract/bookings/client';
import { ask } from './ask';
import { type Fault, type FaultContext, toldOf } from './Fault';
import { openFaultWorld, type Person } from './faultWorld';
import { lostOf } from './lostOf';
import { startWriters } from './startWriters';

const TIMES = 3;
const AWAY_MS = 2000;
const BACK_WITHIN_MS = 10_000;

/** PostgreSQL is stopped and started while twenty clients write: 503 with Retry-After meanwhile, and back by itself. */
export const databaseStopped: Fault = { on: ['postgres'], attempt };

async function attempt({ postgres }: FaultContext): ReturnType<Fault['attempt']> {
  if (!postgres) return ['there is nothing to stop but PostgreSQL'];
  const world = await openFaultWorld(postgres);
  const server = await world.start();
  try {
    const wrong: string[] = [];
    const writers = startWriters(world);
    const [reader] = world.clients as [Person];
    const read = () => ask(world.port, getClientRecords, { client_id: reader.id }, { token: reader.token });
    let slowestMs = 0;
    for (let count = 0; count < TIMES; count += 1) {
      await sleep(1000);
      postgres.stop(count % 2 === 0 ? 'immediate' : 'fast');
      await sleep(AWAY_MS);
      const meanwhile = await read();
      if (meanwhile.status !== 503 || !meanwhile.retryAfter) {
        wrong.push(
          `meanwhile it answered ${meanwhile.status || meanwhile.broken}, Retry-After ${meanwhile.retryAfter}`,
        );
      }
      const alive = await fetch(`${server.url}/livez`);
      if (alive.status !== 200) wrong.push(`/livez answered ${alive.status}`);
      postgres.start();
      const startedAt = performance.now();
      while ((await read()).status !== 200) {
        if (performance.now() - startedAt > BACK_WITHIN_MS) throw new Error('it did not come back');
        await sleep(50);
      }
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    }
    const writings = await writers.stop();
    const code = await server.stop();
    if (code !== 0) wrong.push(`it ended with ${code}`);
    const lost = await world.look((db) => lostOf(db, writings));
    const back = `back ${(slowestMs / 1000).toFixed(1)} s after it at the latest, without a restart`;
    return [
      { tried: `PostgreSQL away ${TIMES} times: ${toldOf(writings)}; ${back}`, lost: [...wrong, ...lost] },
    ];
  } finally {
    await server.kill();
    world.remove();
  }
}

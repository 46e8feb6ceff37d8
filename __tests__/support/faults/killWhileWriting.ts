import type { RunningServer } from '../runningServer';
import { ENGINES, type Fault, type FaultContext, type Outcome, toldOf } from './Fault';
import { openFaultWorld } from './faultWorld';
import { lostOf } from './lostOf';
import { moreDeeds, startWriters } from './startWriters';

const TIMES = 20;
/** Bookings of each life, one more each time, so that the end comes anywhere. */
const DEEDS = 20;

/** kill −9 while twenty clients write, again and again. */
export const killWhileWriting: Fault = { on: ENGINES, attempt };

async function attempt({ postgres }: FaultContext): Promise<Outcome[]> {
  const world = await openFaultWorld(postgres);
  const started: RunningServer[] = [];
  try {
    const writers = startWriters(world);
    let slowestMs = 0;
    const start = async () => {
      const startedAt = performance.now();
      const server = await world.start();
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      started.push(server);
      return server;
    };
    for (let count = 0; count < TIMES; count += 1) {
      const running = await start();
      await moreDeeds(writers.writings, DEEDS + count);
      await running.kill();
    }
    const last = await start();
    const writings = await writers.stop();
    await last.kill();
    const lost = await world.look((db) => lostOf(db, writings));
    const ready = `ready again within ${(slowestMs / 1000).toFixed(1)} s`;
    return [{ tried: `kill −9 ${TIMES} times on ${world.engine}: ${toldOf(writings)}; ${ready}`, lost }];
  } finally {
    await started.at(-1)?.kill();
    world.remove();
  }
}

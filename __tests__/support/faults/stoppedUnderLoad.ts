import { ENGINES, type Fault, type FaultContext, type Outcome, toldOf } from './Fault';
import { openFaultWorld } from './faultWorld';
import { lostOf } from './lostOf';
import { moreDeeds, startWriters } from './startWriters';

const TIMES = 5;
const LONGEST_MS = 10_000;
/** Bookings of each life. */
const DEEDS = 20;

/** SIGTERM while twenty clients write: nobody who was let in is cut off, and it ends with 0 in time. */
export const stoppedUnderLoad: Fault = { on: ENGINES, attempt };

async function attempt({ postgres }: FaultContext): Promise<Outcome[]> {
  const world = await openFaultWorld(postgres);
  const wrong: string[] = [];
  try {
    const writers = startWriters(world);
    let slowestMs = 0;
    for (let count = 0; count < TIMES; count += 1) {
      const server = await world.start();
      await moreDeeds(writers.writings, DEEDS);
      const startedAt = performance.now();
      const code = await server.stop();
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      if (code !== 0) wrong.push(`it ended with ${code}: ${server.output()}`);
    }
    const server = await world.start();
    const writings = await writers.stop();
    await server.stop();
    if (slowestMs > LONGEST_MS) wrong.push(`it took ${(slowestMs / 1000).toFixed(1)} s to end`);
    // A line that was reset before anything was done stood at a door that was being closed.
    if (writings.cutOff > 0) wrong.push(`${writings.cutOff} answers were cut off`);
    const failed = Object.keys(writings.heard).filter(
      (name) => !/^(200|ECONNREFUSED|ECONNRESET)$/.test(name),
    );
    for (const name of failed) wrong.push(`${writings.heard[name]} × ${name}`);
    const lost = await world.look((db) => lostOf(db, writings));
    const ends = `ended with 0 within ${(slowestMs / 1000).toFixed(1)} s`;
    return [
      {
        tried: `SIGTERM ${TIMES} times on ${world.engine}: ${toldOf(writings)}; ${ends}`,
        lost: [...wrong, ...lost],
      },
    ];
  } finally {
    world.remove();
  }
}

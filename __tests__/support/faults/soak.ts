import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENGINES, type Fault, type FaultContext, toldOf } from './Fault';
import { openFaultWorld } from './faultWorld';
import { lostOf } from './lostOf';
import { processorTime, sinceThen } from './processorTime';
import { moreDeeds, startWriters } from './startWriters';

/** The growth of its memory that is allowed after it has warmed up. */
const MOST_GROWTH = 0.1;
/** Of the time: so long its caches fill and its code is compiled. */
const WARM_UP = 0.4;
/** Bookings that warm it up, and as many that show how fast it is where nobody rests, however busy the machine may be. */
const TRY_DEEDS = 500;

/** Hours of ordinary use in short: half of what it can do, without a failure and without growing. */
export const soak: Fault = { on: ENGINES, attempt };

async function attempt({ postgres, minutes }: FaultContext): ReturnType<Fault['attempt']> {
  const world = await openFaultWorld(postgres);
  const server = await world.start();
  try {
    const full = startWriters(world);
    await moreDeeds(full.writings, TRY_DEEDS);
    const [startedAt, known] = [performance.now(), full.writings.deeds.length];
    await moreDeeds(full.writings, TRY_DEEDS);
    const deedsPerMs = (full.writings.deeds.length - known) / (performance.now() - startedAt);
    const first = await full.stop();
    // Each writer rests as long as a booking takes where all are busy.
    const pauseMs = world.clients.length / deedsPerMs;
    const writers = startWriters(world, { pauseMs, keyPrefix: 'soak', from: first.deeds.length });
    await sleep(minutes * 60_000 * WARM_UP);
    const before = await restingMemory(server.pid);
    const warm = processorTime(server.pid);
    await sleep(minutes * 60_000 * (1 - WARM_UP));
    const after = await restingMemory(server.pid);
    const given = sinceThen(warm, processorTime(server.pid));
    const writings = await writers.stop();
    await server.stop();
    const lost = await world.look((db) => lostOf(db, writings));
    const failed = Object.keys(writings.heard).filter((name) => name !== '200');
    for (const name of failed) lost.push(`${writings.heard[name]} × ${name}`);
    const growth = before && after ? after / before - 1 : 0;
    if (growth > MOST_GROWTH) lost.push(`its memory grew by ${(growth * 100).toFixed(0)} %`);
    const memory = `memory ${before?.toFixed(0)} MiB after the warm-up, ${after?.toFixed(0)} MiB at the end`;
    return [
      {
        tried: `${minutes} min at half load on ${world.engine}: ${toldOf(writings)}; ${memory}${given}`,
        lost,
      },
    ];
  } finally {
    await server.kill();
    world.remove();
  }
}

/** The least of some looks, because garbage comes and goes; null where the system does not say. */
async function restingMemory(pid: number): Promise<number | null> {
  const looks: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    const kib = /VmRSS:\s+(\d+)/.exec(readStatus(pid))?.[1];
    if (kib) looks.push(Number(kib) / 1024);
    await sleep(200);
  }
  return looks.length > 0 ? Math.min(...looks) : null;
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

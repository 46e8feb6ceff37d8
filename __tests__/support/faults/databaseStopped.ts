import { setTimeout as sleep } from 'node:timers/promises';
import { getClientRecords } from '../../../src/shared/contract/bookings/client';
import { freePort } from '../runningServer';
import type { TemporaryPostgres } from '../temporaryPostgres';
import { ask } from './ask';
import { type Fault, type FaultContext, type Outcome, toldOf } from './Fault';
import { type FaultWorld, openFaultWorld, type Person } from './faultWorld';
import { lostOf } from './lostOf';
import { startWriters } from './startWriters';

const BACK_WITHIN_MS = 10_000;

/** A way to take PostgreSQL away, and to give it back. */
interface Absence {
  name: string;
  times: number;
  awayMs: number;
  begin: (postgres: TemporaryPostgres, count: number) => void;
  end: (postgres: TemporaryPostgres) => void;
}

const STOPPED: Absence = {
  name: 'stopped',
  times: 3,
  awayMs: 2000,
  begin: (postgres, count) => postgres.stop(count % 2 === 0 ? 'immediate' : 'fast'),
  end: (postgres) => postgres.start(),
};
/** Nothing refuses and nothing ends: whoever asked hears nothing until they stop waiting. */
const FROZEN: Absence = {
  name: 'standing still',
  times: 1,
  awayMs: 30_000,
  begin: (postgres) => postgres.freeze(),
  end: (postgres) => postgres.thaw(),
};

/**
 * PostgreSQL is stopped and started, and stands still, while twenty clients write through one server and through two: 503
 * with Retry-After meanwhile, and back by itself.
 */
export const databaseStopped: Fault = { on: ['postgres'], attempt };

async function attempt({ postgres }: FaultContext): ReturnType<Fault['attempt']> {
  if (!postgres) return ['there is nothing to stop but PostgreSQL'];
  const outcomes: Outcome[] = [];
  for (const absence of [STOPPED, FROZEN]) {
    for (const servers of [1, 2]) outcomes.push(await takeAway(postgres, absence, servers));
  }
  return outcomes;
}

async function takeAway(postgres: TemporaryPostgres, absence: Absence, count: number): Promise<Outcome> {
  const world = await openFaultWorld(postgres);
  const servers = [await world.start()];
  while (servers.length < count) servers.push(await world.start(await freePort()));
  const ports = servers.map(({ url }) => Number(new URL(url).port));
  const wrong: string[] = [];
  let slowestMs = 0;
  try {
    const writers = startWriters(world, { portOf: (number) => ports[number % count] ?? 0 });
    for (let time = 0; time < absence.times; time += 1) {
      await sleep(1000);
      absence.begin(postgres, time);
      try {
        const isOver = sleep(absence.awayMs);
        wrong.push(...(await Promise.all(ports.map((port) => wrongMeanwhile(world, port)))).flat());
        await isOver;
      } finally {
        absence.end(postgres);
      }
      slowestMs = Math.max(slowestMs, ...(await Promise.all(ports.map((port) => untilBack(world, port)))));
    }
    const writings = await writers.stop();
    for (const server of servers) {
      const code = await server.stop();
      if (code !== 0) wrong.push(`a server ended with ${code}`);
    }
    if (slowestMs > BACK_WITHIN_MS) wrong.push('it did not come back soon');
    const lost = await world.look((db) => lostOf(db, writings));
    const back = `back ${(slowestMs / 1000).toFixed(1)} s after it at the latest, without a restart`;
    return {
      tried: `PostgreSQL ${absence.name} ${absence.times} times under ${count} of our servers: ${toldOf(writings)}; ${back}`,
      lost: [...wrong, ...lost],
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    world.remove();
  }
}

/** Answers of a server while its database is away that are not 503 with Retry-After, alive and not ready. */
async function wrongMeanwhile(world: FaultWorld, port: number): Promise<string[]> {
  await sleep(1500);
  const [answer, alive, ready] = await Promise.all([
    read(world, port),
    fetch(`http://127.0.0.1:${port}/livez`),
    fetch(`http://127.0.0.1:${port}/readyz`),
  ]);
  const { status, broken, retryAfter } = answer;
  return [
    ...(status === 503 && retryAfter ? [] : [`it answered ${status || broken}, Retry-After ${retryAfter}`]),
    ...(alive.status === 200 ? [] : [`/livez answered ${alive.status}`]),
    ...(ready.status === 503 ? [] : [`/readyz answered ${ready.status}`]),
  ];
}

function read(world: FaultWorld, port: number) {
  const [{ id, token }] = world.clients as [Person];
  return ask(port, getClientRecords, { client_id: id }, { token });
}

/** Milliseconds until a server answers from its database again. */
async function untilBack(world: FaultWorld, port: number): Promise<number> {
  const startedAt = performance.now();
  while ((await read(world, port)).status !== 200) {
    if (performance.now() - startedAt > 3 * BACK_WITHIN_MS) throw new Error('it did not come back');
    await sleep(50);
  }
  return performance.now() - startedAt;
}

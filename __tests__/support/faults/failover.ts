import { sql } from 'kysely';
import type { Database } from '../../../src/server/db/database';
import { causesIn } from './causesIn';
import type { Fault, Outcome } from './Fault';
import { type FaultWorld, openFaultWorld } from './faultWorld';
import { type Act, killLeaders, loseStandbyAndLeader, saveQuickly } from './failoverActs';
import { lostOf } from './lostOf';
import { startWriters } from './startWriters';
import { missingPackages, startTemporaryCluster, type TemporaryCluster, until } from './temporaryCluster';

/** Hours that no act before it can have reached. */
const HOURS_BETWEEN = 1300;

/** What `deploy/cluster` sets up loses its leader with −9, and its synchronous standby, under the writes of two servers behind HAProxy. */
export const failover: Fault = { on: ['postgres'], attempt };

async function attempt(): ReturnType<Fault['attempt']> {
  const missing = missingPackages();
  if (missing.length > 0) return [`these packages of Debian are not here: ${missing.join(', ')}`];
  const cluster = await startTemporaryCluster();
  try {
    return await playAll(cluster);
  } finally {
    cluster.remove();
  }
}

async function playAll(cluster: TemporaryCluster): Promise<Outcome[]> {
  const world = await openFaultWorld(cluster);
  const servers = await Promise.all(cluster.serverPorts.map((at) => world.start(at, { TRUST_PROXY: '1' })));
  try {
    const outcomes: Outcome[] = [];
    for (const [place, act] of [saveQuickly, killLeaders, loseStandbyAndLeader].entries())
      outcomes.push(
        await underWrites(cluster, world, act, place, () =>
          servers.map((server) => server.output()).join(''),
        ),
      );
    const codes = await Promise.all(servers.map((server) => server.stop()));
    const ended = codes.some((code) => code !== 0) ? [`the servers ended with ${codes.join(' and ')}`] : [];
    return [...outcomes, { tried: 'no server was restarted', lost: ended }];
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    world.remove();
  }
}

async function underWrites(
  cluster: TemporaryCluster,
  world: FaultWorld,
  { play, pauseMs }: Act,
  place: number,
  output: () => string,
): Promise<Outcome> {
  const front = cluster.frontPort;
  await until('a server is ready', async () => {
    const answer = await fetch(`http://127.0.0.1:${front}/readyz`).catch(() => null);
    return answer?.ok ?? false;
  });
  const wish = { portOf: () => front, pauseMs, keyPrefix: `act-${place}-`, from: place * HOURS_BETWEEN };
  const writers = startWriters(world, wish);
  const { told, wrong } = await play(cluster, writers.writings).finally(writers.stop);
  const { writings } = writers;
  const [lost, double] = await world.look(async (db) => [
    await lostOf(db, { ...writings, wrong: [] }),
    await doubleOf(db),
  ]);
  const acknowledged = `${writings.deeds.length.toLocaleString('en-US')} bookings acknowledged`;
  return {
    tried: `${told}: ${acknowledged}, ${lost.length} lost, ${double.length} double`,
    lost: [
      ...lost,
      ...double,
      ...wrong,
      ...writings.wrong,
      ...(writings.wrong.length > 0 ? causesIn(output()) : []),
    ],
  };
}

/** Requests that were carried out twice: each client asks once for each title. */
async function doubleOf({ queries }: Database): Promise<string[]> {
  const { rows } = await sql<{
    title: string;
    count: number;
  }>`SELECT title, count(*)::int AS count FROM bookings
    GROUP BY client_id, title HAVING count(*) > 1`.execute(queries);
  return rows.map(({ title, count }) => `${title} was booked ${count} times`);
}

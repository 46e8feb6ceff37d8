import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../../../src/server/db/database';
import { freePort } from '../runningServer';
import { causesIn } from './causesIn';
import type { Fault } from './Fault';
import { openFaultWorld } from './faultWorld';
import { lostOf } from './lostOf';
import { moreDeeds, startWriters, type Writings } from './startWriters';
import { missingPackages, startTemporaryCluster, type TemporaryCluster } from './temporaryCluster';

const TIMES = 5;
const LONGEST_GAP_S = 30;
const DEEDS = 40;
const PAUSE_MS = 20;

/** The leader of three PostgreSQL is killed with −9 under the writes of two servers, five times. */
export const failover: Fault = { on: ['postgres'], attempt };

async function attempt(): ReturnType<Fault['attempt']> {
  const missing = missingPackages();
  if (missing.length > 0) return [`these packages of Debian are not here: ${missing.join(', ')}`];
  const cluster = await startTemporaryCluster();
  try {
    return [await killLeaders(cluster)];
  } finally {
    cluster.remove();
  }
}

async function killLeaders(cluster: TemporaryCluster) {
  const world = await openFaultWorld(cluster);
  const [one, other] = [await world.start(), await world.start(await freePort())];
  try {
    const ports = [one, other].map(({ url }) => Number(new URL(url).port));
    const portOf = (number: number) => ports[number % 2] ?? 0;
    const writers = startWriters(world, { portOf, pauseMs: PAUSE_MS });
    const wrong: string[] = [];
    const gaps: number[] = [];
    for (let count = 1; count <= TIMES; count += 1) {
      await moreDeeds(writers.writings, DEEDS);
      await cluster.whole();
      const leader = await cluster.find('leader');
      if (!leader) throw new Error('there is no leader');
      // The last time one standby is behind: it must not be the one that is chosen.
      const behind = count === TIMES ? await cluster.find('replica') : undefined;
      if (behind) await pauseReplay(behind.port);
      const watched = watchGap(writers.writings);
      cluster.kill(leader);
      await moreDeeds(writers.writings, DEEDS);
      gaps.push(watched());
      const next = await cluster.find('leader');
      if (!next || next === leader || next === behind) wrong.push(`after kill ${count} ${next?.name} leads`);
      cluster.start(leader);
    }
    await moreDeeds(writers.writings, DEEDS);
    const writings = await writers.stop();
    if (writings.wrong.length > 0) wrong.push(...causesIn(one.output() + other.output()));
    const codes = [await one.stop(), await other.stop()];
    if (codes.some((code) => code !== 0)) wrong.push(`the servers ended with ${codes.join(' and ')}`);
    const [lost, double] = await world.look(async (db) => [
      await lostOf(db, { ...writings, wrong: [] }),
      await doubleOf(db),
    ]);
    const longest = Math.max(...gaps);
    if (longest > LONGEST_GAP_S) wrong.push(`nothing was answered for ${longest.toFixed(1)} s`);
    const acknowledged = `${writings.deeds.length.toLocaleString('en-US')} bookings acknowledged`;
    const told = gaps.map((gap) => gap.toFixed(1)).join(', ');
    return {
      tried:
        `leader killed −9 ${TIMES} times under two servers: ${acknowledged}, ${lost.length} lost, ${double.length} double; ` +
        `without an answer for ${told} s; no server restarted`,
      lost: [...lost, ...double, ...wrong, ...writings.wrong],
    };
  } finally {
    await one.kill();
    await other.kill();
    world.remove();
  }
}

/** The answer tells the longest time, in seconds, in which no booking was acknowledged. */
function watchGap({ deeds }: Writings): () => number {
  let [count, since, longest] = [deeds.length, performance.now(), 0];
  const look = () => {
    longest = Math.max(longest, performance.now() - since);
    if (deeds.length === count) return;
    [count, since] = [deeds.length, performance.now()];
  };
  const timer = setInterval(look, 10);
  return () => {
    clearInterval(timer);
    look();
    return longest / 1000;
  };
}

async function pauseReplay(port: number): Promise<void> {
  const client = new pg.Client({ connectionString: `postgresql://dragoman@127.0.0.1:${port}/postgres` });
  await client.connect();
  await client.query('SELECT pg_wal_replay_pause()');
  await client.end();
  await sleep(2000);
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

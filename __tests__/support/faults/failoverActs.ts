import { setTimeout as sleep } from 'node:timers/promises';
import { moreDeeds, type Writings } from './startWriters';
import { type TemporaryCluster, until } from './temporaryCluster';

const TIMES = 5;
const LONGEST_GAP_S = 30;
const DEEDS = 40;
const PAUSE_MS = 20;
const QUICKLY_FOR_S = 30;

/** What is done to a cluster while clients write, and what it showed. */
export interface Act {
  /** of each client, between two bookings */
  pauseMs: number;
  play: (cluster: TemporaryCluster, writings: Writings) => Promise<{ told: string; wrong: string[] }>;
}

/** Nobody dies: how much is saved a second, every booking on two of the three before it is acknowledged. */
export const saveQuickly: Act = {
  pauseMs: 0,
  play: async (_cluster, { deeds }) => {
    const before = deeds.length;
    await sleep(QUICKLY_FOR_S * 1000);
    const perSecond = Math.round((deeds.length - before) / QUICKLY_FOR_S);
    const told = `nobody killed for ${QUICKLY_FOR_S} s: ${perSecond} bookings saved a second, and as many withdrawn`;
    return { told, wrong: perSecond > 0 ? [] : ['nothing was saved'] };
  },
};

/** The leader dies, five times; each time the synchronous standby is to follow it. */
export const killLeaders: Act = {
  pauseMs: PAUSE_MS,
  play: async (cluster, writings) => {
    const gaps: number[] = [];
    const wrong: string[] = [];
    for (let count = 1; count <= TIMES; count += 1) {
      await moreDeeds(writings, DEEDS);
      const { leader, standby } = await rolesOf(cluster);
      const watched = watchGap(writings);
      cluster.kill(leader);
      await moreDeeds(writings, DEEDS);
      gaps.push(watched());
      const next = await cluster.find('leader');
      if (next !== standby) wrong.push(`after kill ${count} ${next?.name} leads`);
      cluster.start(leader);
    }
    await moreDeeds(writings, DEEDS);
    return {
      told: `leader killed −9 ${TIMES} times, without an answer for ${inWords(gaps)}`,
      wrong: wrongWith(gaps, wrong),
    };
  },
};

/**
 * The synchronous standby stands still: saves wait until Patroni has put the third one in its place. Then it dies, and the
 * leader with it; it comes back without what was written since, so the third one is to lead.
 */
export const loseStandbyAndLeader: Act = {
  pauseMs: PAUSE_MS,
  play: async (cluster, writings) => {
    await moreDeeds(writings, DEEDS);
    const { leader, standby, third } = await rolesOf(cluster);
    const waited = watchGap(writings);
    cluster.freeze(standby);
    await until('the third one is the synchronous standby', async () => {
      return (await cluster.find('sync_standby')) === third;
    });
    await moreDeeds(writings, DEEDS);
    const gaps = [waited()];
    const watched = watchGap(writings);
    cluster.kill(standby);
    cluster.kill(leader);
    cluster.start(standby);
    await moreDeeds(writings, DEEDS);
    gaps.push(watched());
    const next = await cluster.find('leader');
    cluster.start(leader);
    await moreDeeds(writings, DEEDS);
    return {
      told: `synchronous standby stood still, then it and the leader killed −9, without an answer for ${inWords(gaps)}`,
      wrong: wrongWith(gaps, next === third ? [] : [`${next?.name} leads, which was behind`]),
    };
  },
};

async function rolesOf(cluster: TemporaryCluster) {
  await cluster.whole();
  const [leader, standby, third] = await Promise.all(['leader', 'sync_standby', 'replica'].map(cluster.find));
  if (!leader || !standby || !third) throw new Error('the cluster is not whole');
  return { leader, standby, third };
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

const inWords = (gaps: readonly number[]) => `${gaps.map((gap) => gap.toFixed(1)).join(', ')} s`;

function wrongWith(gaps: readonly number[], wrong: readonly string[]): string[] {
  const longest = Math.max(...gaps);
  return longest > LONGEST_GAP_S
    ? [...wrong, `nothing was answered for ${longest.toFixed(1)} s`]
    : [...wrong];
}

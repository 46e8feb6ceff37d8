import { setTimeout as sleep } from 'node:timers/promises';
import { greedyDeeds, type GreedyDeed } from './greedyDeeds';
import type { GreedWorld } from './greedWorld';
import { startGreed, type Greed, type GreedyAnswers } from './startGreed';

/** How an honest person fared while somebody greedy did one thing as fast as they could. */
export interface Beside {
  deed: string;
  /** what the greedy one was answered, by status */
  greedy: GreedyAnswers;
  /** milliseconds of an honest person's reads, the shortest first */
  reads: number[];
  /** of the same costly call, used as people do; the shortest first */
  same: number[];
  /** what an honest person was refused, in words */
  refused: string[];
  /** the server's memory at most meanwhile, in MiB; null where the system does not say */
  mebibytes: number | null;
}

export interface GreedWish {
  /** the honest one asks at least once, also where that takes longer */
  seconds: number;
  /** so many of the greedy one's are under way at any time */
  atOnce: number;
  /** whether the greedy one comes last for the processor, as where honest times are measured */
  comesLast?: boolean;
  /** the server's memory since it was asked last, at most, in MiB */
  highestMemory?: () => number | null;
  /** once each of the calls was made by an honest one, and before the greedy one comes */
  onWarm?: () => void;
}

const HONEST_PAUSE_MS = 50;
/** Of the same call, at most: few enough for what an honest person may do in an hour. */
const SAME_CALLS = 8;
/** Until the greedy one's calls stand in line. */
const HEAD_START_MS = 300;

/** Does each of the costly things in turn, and looks at what somebody else gets meanwhile. */
export async function besideGreed(world: GreedWorld, wish: GreedWish): Promise<Beside[]> {
  const greed = await startGreed({ world, atOnce: wish.atOnce, comesLast: wish.comesLast ?? false });
  const seen: Beside[] = [];
  try {
    const deeds = Object.entries(await greedyDeeds(world));
    // The first request of each kind is made, compiled and opened before the measurement.
    for (const [, { honest, list }] of deeds) {
      await honest();
      await list();
    }
    wish.onWarm?.();
    for (const [name, deed] of deeds) {
      seen.push(await besideDeed(name, deed, greed, wish));
    }
  } finally {
    greed.end();
  }
  return seen;
}

async function besideDeed(
  name: string,
  { honest, list }: GreedyDeed,
  greed: Greed,
  { seconds, highestMemory = () => null }: GreedWish,
): Promise<Beside> {
  const refused: string[] = [];
  highestMemory();
  await greed.begin(name);
  const endsAt = performance.now() + seconds * 1000;
  const keepUsing = async (what: string, call: GreedyDeed['honest'], pauseMs: number) => {
    await sleep(HEAD_START_MS);
    const times: number[] = [];
    do {
      const startedAt = performance.now();
      const { status, broken } = await call();
      times.push(performance.now() - startedAt);
      if (status !== 200) refused.push(`${what} ${name}: ${status || broken}`);
      await sleep(pauseMs);
    } while (performance.now() < endsAt);
    return times.sort((one, other) => one - other);
  };
  const [reads, same] = await Promise.all([
    keepUsing('a list beside', list, HONEST_PAUSE_MS),
    keepUsing('the same beside', honest, (seconds * 1000) / SAME_CALLS),
  ]);
  const greedy = await greed.stop();
  return { deed: name, greedy, reads, same, refused, mebibytes: highestMemory() };
}

export const quantileOf = (times: readonly number[], part: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;

/** For people: how often which answer came, the most frequent first. */
export const toldOfGreed = (greedy: GreedyAnswers): string =>
  Object.entries(greedy)
    .sort(([, one], [, other]) => other - one)
    .map(([status, times]) => `${times} × ${status === '0' ? 'not read' : status}`)
    .join(', ');

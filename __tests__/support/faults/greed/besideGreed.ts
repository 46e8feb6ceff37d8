import { setTimeout as sleep } from 'node:timers/promises';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import { ask } from '../ask';
import { greedyDeeds, type GreedWorld } from './greedyDeeds';
import { startGreed } from './startGreed';

/** How an honest person fared while somebody greedy did one thing as fast as they could. */
export interface Beside {
  deed: string;
  /** how often the greedy one asked */
  greedyCalls: number;
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
  /** the server's memory since it was asked last, at most, in MiB */
  highestMemory: () => number | null;
}

const HONEST_PAUSE_MS = 50;
/** Until the greedy one's calls stand in line. */
const HEAD_START_MS = 300;

/** Does each of the costly things in turn, and looks at what somebody else gets meanwhile. */
export async function besideGreed(
  world: GreedWorld,
  { seconds, atOnce, highestMemory }: GreedWish,
): Promise<Beside[]> {
  const seen: Beside[] = [];
  for (const [deed, { honest }] of Object.entries(await greedyDeeds(world))) {
    // The first request of each kind is made, compiled and opened before the measurement.
    await honest();
    const beside: Beside = { deed, greedyCalls: 0, reads: [], same: [], refused: [], mebibytes: null };
    highestMemory();
    const stopGreed = await startGreed({ world, deed, atOnce });
    const endsAt = performance.now() + seconds * 1000;
    const keepUsing = async (what: string, times: number[], call: typeof honest, pauseMs: number) => {
      await sleep(HEAD_START_MS);
      do {
        const startedAt = performance.now();
        const { status, broken } = await call();
        times.push(performance.now() - startedAt);
        // One's own limits, which also an honest person has, are no fault of somebody else's.
        if (status !== 200) beside.refused.push(`${what} ${deed}: ${status || broken}`);
        await sleep(pauseMs);
      } while (performance.now() < endsAt);
      times.sort((one, other) => one - other);
    };
    const { client } = world.honest;
    const read = () => ask(world.port, getClientRecords, { client_id: client.id }, { token: client.token });
    await Promise.all([
      keepUsing('a list beside', beside.reads, read, HONEST_PAUSE_MS),
      keepUsing('the same beside', beside.same, honest, (seconds * 1000) / 8),
    ]);
    beside.greedyCalls = await stopGreed();
    beside.mebibytes = highestMemory();
    seen.push(beside);
  }
  return seen;
}

export const quantileOf = (times: readonly number[], part: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;

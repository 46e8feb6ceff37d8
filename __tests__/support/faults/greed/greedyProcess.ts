import { setMaxListeners } from 'node:events';
import { greedyDeeds } from './greedyDeeds';
import type { GreedOrder } from './startGreed';

/** Entry of a process that does one costly thing as fast as it can until it is told to stop; then it says how often. */
async function beGreedy({ world, deed, atOnce }: GreedOrder): Promise<void> {
  const greedy = (await greedyDeeds(world))[deed]?.greedy;
  if (!greedy) throw new Error(`there is no ${deed}`);
  const greed = new AbortController();
  setMaxListeners(0, greed.signal);
  let calls = 0;
  const keepAsking = async () => {
    while (!greed.signal.aborted) {
      calls += 1;
      await greedy(greed.signal).catch(() => undefined);
    }
  };
  process.once('message', () => greed.abort());
  process.send?.('begun');
  await Promise.all(Array.from({ length: atOnce }, keepAsking));
  process.send?.(calls, () => process.exit());
}

process.once('message', (order: GreedOrder) => void beGreedy(order));

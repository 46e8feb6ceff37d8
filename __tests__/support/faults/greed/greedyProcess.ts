import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { greedyDeeds, type GreedyDeed } from './greedyDeeds';
import type { GreedOrder, GreedyAnswers } from './startGreed';

/** For the calls under way to end, once they are given up. */
const LEAVE_MS = 2000;

/** Entry of a process that does one costly thing after another as fast as it can, each until it is told to stop. */
async function beGreedy({ world, atOnce }: GreedOrder): Promise<void> {
  const deeds = await greedyDeeds(world);
  let stop = () => Promise.resolve<GreedyAnswers>({});
  process.on('message', (message: { begin: string } | 'stop') => {
    if (message === 'stop') return void stop().then((answers) => process.send?.(answers));
    const deed = deeds[message.begin];
    if (!deed) throw new Error(`there is no ${message.begin}`);
    stop = begin(deed, atOnce);
    process.send?.('begun');
  });
  process.send?.('ready');
}

/** What it answers ends the deed and says what was answered. */
function begin({ greedy }: GreedyDeed, atOnce: number): () => Promise<GreedyAnswers> {
  const greed = new AbortController();
  setMaxListeners(0, greed.signal);
  const answers: GreedyAnswers = {};
  const keepAsking = async () => {
    while (!greed.signal.aborted) {
      const status = await greedy(greed.signal).catch(() => 0);
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, keepAsking));
  return async () => {
    greed.abort();
    // One that is given up in the moment of its answer may never end.
    await Promise.race([all, sleep(LEAVE_MS)]);
    return answers;
  };
}

process.once('message', (order: GreedOrder) => void beGreedy(order));
process.once('disconnect', () => process.exit());

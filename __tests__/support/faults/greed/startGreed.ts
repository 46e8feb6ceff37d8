import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { GreedWorld } from './greedyDeeds';

export interface GreedOrder {
  world: GreedWorld;
  deed: string;
  /** so many calls are under way at any time */
  atOnce: number;
}

/**
 * Somebody greedy in a process of their own: what keeps them busy must not count as time that an honest one waited. What
 * it answers stops them and tells how often they asked.
 */
export async function startGreed(order: GreedOrder): Promise<() => Promise<number>> {
  const child = fork(join(import.meta.dirname, 'greedyProcess.ts'), { serialization: 'advanced' });
  const said = () =>
    Promise.race([
      once(child, 'message').then(([message]) => message as unknown),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the greedy one ended with ${code}`))),
    ]);
  const endIt = () => child.kill('SIGKILL');
  process.once('exit', endIt);
  child.once('exit', () => process.off('exit', endIt));
  child.send(order);
  await said();
  return async () => {
    const calls = said();
    child.send('stop');
    return Number(await calls);
  };
}

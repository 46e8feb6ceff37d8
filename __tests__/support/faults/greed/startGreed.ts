import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { GreedWorld } from './greedWorld';

export interface GreedOrder {
  world: GreedWorld;
  /** so many calls are under way at any time */
  atOnce: number;
  /** for the processor: who attacks has a machine of their own, and must not take time from the server and its readers of PDFs */
  comesLast: boolean;
}

/** How often the greedy one was answered with which status; 0 where no answer was waited for. */
export type GreedyAnswers = Record<number, number>;

export interface Greed {
  begin: (deed: string) => Promise<void>;
  /** tells what they were answered since they began */
  stop: () => Promise<GreedyAnswers>;
  end: () => void;
}

const PROCESS = join(process.cwd(), '__tests__/support/faults/greed/greedyProcess.ts');

/** Somebody greedy in a process of their own: what keeps them busy must not count as time that an honest one waited. */
export async function startGreed(order: GreedOrder): Promise<Greed> {
  const child = fork(PROCESS, {
    serialization: 'advanced',
    // as `runTypeScript` does: a test's own process knows no TypeScript
    execArgv: ['--import', 'tsx', '--import', 'temporal-polyfill/global'],
  });
  if (order.comesLast && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the greedy one ended with ${code}`);
  });
  ended.catch(() => undefined);
  const ask = async (message: object | 'stop') => {
    const said = once(child, 'message');
    child.send(message);
    const [answer] = (await Promise.race([said, ended])) as [unknown];
    return answer;
  };
  await ask(order);
  return {
    begin: async (deed) => void (await ask({ begin: deed })),
    stop: async () => (await ask('stop')) as GreedyAnswers,
    end: () => child.kill('SIGKILL'),
  };
}

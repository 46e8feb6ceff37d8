import asyncHooks from 'node:async_hooks';
import type { Circus } from '@jest/types';

/** Kept here: where a file is given up before its set-up is done, ours would be taken for Node's by the next. */
const { AsyncLocalStorage } = asyncHooks;

/**
 * To say whose an error is that nobody caught, jest has Node follow every promise from test to test, for each file that a
 * process has run: a twentieth of all the work. Here it is the test's or hook's that is under way, as jest said it before;
 * no two are at once. Called before jest reads its own modules; the answer listens to the file's events.
 */
export function followTestsOnly(): Circus.EventHandler {
  Object.assign(asyncHooks, { AsyncLocalStorage: UnderWay });
  return ({ name }: { name: string }) => {
    if (name === 'setup') Object.assign(asyncHooks, { AsyncLocalStorage });
  };
}

/** What jest asks of an `AsyncLocalStorage`, for one at a time. */
class UnderWay<Store> {
  private store: Store | undefined;

  getStore(): Store | undefined {
    return this.store;
  }

  run(store: Store, work: () => Promise<unknown>): Promise<unknown> {
    const before = this.store;
    this.store = store;
    return work().finally(() => {
      this.store = before;
    });
  }
}

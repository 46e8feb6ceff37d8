import type { StoreSettings } from '../../src/client/store/store';

/** One lock for all tabs that are given it, as the browser's is. */
export function sharedLock(): StoreSettings['withTabLock'] {
  let queue: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };
}

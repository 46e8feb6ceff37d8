const LOCK = 'dragoman.token';

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while no other tab runs theirs. Where the browser has no locks (an insecure origin), only this tab
 * takes turns, and the server's short grace for a refresh cookie that was just replaced covers the others.
 */
export function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) return navigator.locks.request(LOCK, work);
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}

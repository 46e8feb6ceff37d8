import type { TokenKeeper } from './TokenKeeper';

/** Looks again after so long at most: timers sleep with the machine and dawdle in hidden tabs. */
const LONGEST_WAIT_MS = 60_000;
const SHORTEST_WAIT_MS = 1_000;
const WAKING = ['visibilitychange', 'pageshow', 'online', 'focus', 'storage'] as const;

/**
 * Renews the token before it runs out while the page is open, whether or not a call is made. What a timer misses,
 * the page's waking and the next call make up for. The answer stops it.
 */
export function keepTokenFresh(
  tokens: TokenKeeper,
  page: EventTarget,
  now: () => number = Date.now,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const look = async () => {
    clearTimeout(timer);
    const due = tokens.dueAt();
    if (due !== null && due <= now()) await tokens.current();
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (isStopped) return;
    const due = tokens.dueAt();
    const left = due === null || due <= now() ? LONGEST_WAIT_MS : due - now();
    timer = setTimeout(() => void look(), Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, left)));
  };
  const wake = () => void look();

  for (const event of WAKING) page.addEventListener(event, wake);
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const event of WAKING) page.removeEventListener(event, wake);
  };
}

import { useSyncExternalStore } from 'react';
import { serverNow } from './serverClock';

const TICK_MS = 1000;

/** One clock for the whole page: it ticks while somebody watches and the page can be seen. */
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

/**
 * The present by the server's clock in epoch milliseconds, moving in steps of `stepMs` (a multiple of a second), so that a component
 * renders only as often as it shows something new.
 */
export function useNow(stepMs: number = TICK_MS): number {
  return useSyncExternalStore(watch, () => present(stepMs));
}

/** Asked of the clock each time: after a sleep, what the last tick saw is long over. */
function present(stepMs: number): number {
  return Math.floor(serverNow() / stepMs) * stepMs;
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  if (watchers.size === 1) {
    document.addEventListener('visibilitychange', followVisibility);
    followVisibility();
  }
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    document.removeEventListener('visibilitychange', followVisibility);
    stop();
  };
}

function followVisibility(): void {
  if (document.hidden) return stop();
  tick();
  timer ??= setInterval(tick, TICK_MS);
}

function tick(): void {
  watchers.forEach((changed) => changed());
}

/** After the clock was set: whoever watches sees it at once. */
export function refreshNow(): void {
  if (watchers.size > 0 && !document.hidden) tick();
}

function stop(): void {
  if (timer !== null) clearInterval(timer);
  timer = null;
}

import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;

/** One clock for the whole page: it ticks while somebody watches and the page can be seen. */
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;
let now = 0;

/**
 * The present in epoch milliseconds, moving in steps of `stepMs` (a multiple of a second), so that a component
 * renders only as often as it shows something new.
 */
export function useNow(stepMs: number = TICK_MS): number {
  return useSyncExternalStore(watch, () => present(stepMs));
}

function present(stepMs: number): number {
  if (timer === null) now = Date.now();
  return Math.floor(now / stepMs) * stepMs;
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
  now = Date.now();
  watchers.forEach((changed) => changed());
}

function stop(): void {
  if (timer !== null) clearInterval(timer);
  timer = null;
}

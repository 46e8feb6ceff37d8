import type { LiveNews } from '../../../shared/contract/base/live';

/** Longer than any reconnecting takes; whoever was away longer reads everything again. */
const KEPT_MS = 120_000;
const MOST_KEPT = 10_000;
/** Clocks, networks and reads that were already on their way. */
const MARGIN_MS = 2000;

interface Kept {
  at: number;
  to: readonly string[];
  news: LiveNews;
}

/** Keeps recent news for clients that come back after a gap. `now` is any clock in milliseconds that never goes back. */
export function createReplayBuffer(now: () => number) {
  let kept: Kept[] = [];
  /** everything since then is known */
  let knownSince = now();
  return {
    keep: (to: readonly string[], news: LiveNews) => {
      kept.push({ at: now(), to, news });
      if (kept.length <= MOST_KEPT) return;
      kept = kept.slice(MOST_KEPT / 2).filter(({ at }) => at > now() - KEPT_MS);
      knownSince = Math.max(knownSince, kept[0]?.at ?? now());
    },
    /** A person's news of the last `missedMs`, each once; null where that is not known. */
    recall: (userId: string, missedMs: number): LiveNews[] | null => {
      const since = now() - missedMs - MARGIN_MS;
      if (since < knownSince || missedMs > KEPT_MS) return null;
      const theirs = kept.filter(({ at, to }) => at >= since && to.includes(userId));
      return [...new Map(theirs.map(({ news }) => [JSON.stringify(news), news])).values()];
    },
    forget: () => {
      kept = [];
      knownSince = now();
    },
  };
}

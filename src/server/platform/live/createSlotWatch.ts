import type { LiveNews } from '../../../shared/contract/base/live';
import { createReplayBuffer } from './createReplayBuffer';

/** Whose free times a page shows. */
export interface Watched {
  interpreterIds: readonly string[];
  isPair: boolean;
}

/** A page's line, as far as it is told of them. */
interface Hearer {
  hear: (news: LiveNews) => void;
}

/** Somebody's free times change all the time; pages that count many people are told so often at most. */
const PAIR_PAUSE_MS = 5000;
const ANYBODY = 'anybody';

/** The connections of this server that watch free times, by interpreter. `now`: a clock in milliseconds that never goes back. */
export function createSlotWatch(now: () => number) {
  const ears = new Map<string, Set<Hearer>>();
  const keysOf = new Map<Hearer, readonly string[]>();
  const memory = createReplayBuffer(now);
  let pause: NodeJS.Timeout | undefined;

  const tellEars = (key: string, news: LiveNews) => {
    for (const { hear } of ears.get(key) ?? []) hear(news);
  };
  const leave = (ear: Hearer) => {
    for (const key of keysOf.get(ear) ?? []) {
      const left = ears.get(key);
      left?.delete(ear);
      if (left?.size === 0) ears.delete(key);
    }
    keysOf.delete(ear);
  };
  return {
    tell: (interpreterId: string) => {
      const news = newsOf(interpreterId);
      memory.keep([interpreterId, ANYBODY], news);
      tellEars(interpreterId, news);
      pause ??= setTimeout(() => {
        pause = undefined;
        tellEars(ANYBODY, newsOf(ANYBODY));
      }, PAIR_PAUSE_MS).unref();
    },
    watch: (ear: Hearer, { interpreterIds, isPair }: Watched, missedMs: number) => {
      leave(ear);
      const keys = [...interpreterIds, ...(isPair ? [ANYBODY] : [])];
      keysOf.set(ear, keys);
      for (const key of keys) {
        ears.set(key, (ears.get(key) ?? new Set<Hearer>()).add(ear));
        const missed = memory.recall(key, missedMs);
        if (missed === null || missed.length > 0) ear.hear(newsOf(key));
      }
    },
    leave,
    forget: memory.forget,
    close: () => clearTimeout(pause),
  };
}

const newsOf = (key: string): LiveNews => ({ type: 'slots', id: key === ANYBODY ? null : key });

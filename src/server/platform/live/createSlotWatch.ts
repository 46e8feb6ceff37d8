import type { LiveNews } from '../../../shared/contract/base/live';

/** Whose free times a page shows. */
export interface Watched {
  interpreterIds: readonly string[];
  isPair: boolean;
}

/** A page's line, as far as it is told of them. */
interface Subscriber {
  hear: (news: LiveNews) => void;
}

/** Somebody's free times change all the time; pages that count many people are told so often at most. */
const PAIR_PAUSE_MS = 5000;
/**
 * They all read at once what they are told of, and that is a lot of work: they are told one after another. Of very many some are
 * told together, so that nobody waits much longer because somebody keeps hundreds open; their reads take turns.
 */
const PAIR_APART_MS = 250;
const MOST_STEPS = 60;
const ANYBODY = 'anybody';

/** The connections of this server that watch free times, by interpreter. `now`: a clock in milliseconds that never goes back. */
export function createSlotWatch(now: () => number) {
  const subscribers = new Map<string, Set<Subscriber>>();
  const keysOf = new Map<Subscriber, readonly string[]>();
  const memory = createLastTold(now);
  let pause: NodeJS.Timeout | undefined;
  let isAnybodyNews = false;

  const tellEars = (key: string, news: LiveNews) => {
    for (const { hear } of subscribers.get(key) ?? []) hear(news);
  };
  const leave = (subscriber: Subscriber) => {
    for (const key of keysOf.get(subscriber) ?? []) {
      const left = subscribers.get(key);
      left?.delete(subscriber);
      if (left?.size === 0) subscribers.delete(key);
    }
    keysOf.delete(subscriber);
  };
  const tellAnybody = () => {
    isAnybodyNews = false;
    const left = [...(subscribers.get(ANYBODY) ?? [])];
    const together = Math.ceil(left.length / MOST_STEPS);
    const tellNext = () => {
      for (const next of left.splice(0, together))
        if (subscribers.get(ANYBODY)?.has(next)) next.hear(newsOf(ANYBODY));
      if (left.length > 0) pause = setTimeout(tellNext, PAIR_APART_MS).unref();
      // those who were told before it are told again
      else pause = isAnybodyNews ? setTimeout(tellAnybody, PAIR_PAUSE_MS).unref() : undefined;
    };
    tellNext();
  };
  return {
    tell: (interpreterId: string) => {
      const news = newsOf(interpreterId);
      memory.note(interpreterId);
      memory.note(ANYBODY);
      tellEars(interpreterId, news);
      isAnybodyNews = true;
      pause ??= setTimeout(tellAnybody, PAIR_PAUSE_MS).unref();
    },
    watch: (subscriber: Subscriber, { interpreterIds, isPair }: Watched, missedMs: number) => {
      leave(subscriber);
      const keys = [...interpreterIds, ...(isPair ? [ANYBODY] : [])];
      keysOf.set(subscriber, keys);
      for (const key of keys) {
        subscribers.set(key, (subscribers.get(key) ?? new Set<Subscriber>()).add(subscriber));
        if (memory.mayHaveMissed(key, missedMs)) subscriber.hear(newsOf(key));
      }
    },
    leave,
    forget: memory.forget,
    close: () => clearTimeout(pause),
  };
}

const newsOf = (key: string): LiveNews => ({ type: 'slots', id: key === ANYBODY ? null : key });

const MOST_KEPT = 10_000;
/** Clocks, networks and reads that were already on their way. */
const MARGIN_MS = 2000;

/**
 * Keeps when each key was told of last, and nothing else: a page asks with each of its words, some hundred times in a beat, and
 * to look through all that happened would take milliseconds.
 */
function createLastTold(now: () => number) {
  const lastAt = new Map<string, number>();
  /** everything since then is known */
  let knownSince = now();
  return {
    note: (key: string) => {
      lastAt.delete(key);
      lastAt.set(key, now());
      const [oldest] = lastAt;
      if (lastAt.size <= MOST_KEPT || !oldest) return;
      lastAt.delete(oldest[0]);
      knownSince = Math.max(knownSince, oldest[1]);
    },
    /** Whether there was any in the last `missedMs`, or that is not known. */
    mayHaveMissed: (key: string, missedMs: number): boolean => {
      const since = now() - missedMs - MARGIN_MS;
      return since <= knownSince || (lastAt.get(key) ?? -Infinity) >= since;
    },
    forget: () => {
      lastAt.clear();
      knownSince = now();
    },
  };
}

import type { LiveNews } from '../../../shared/contract/base/live';
import type { Database } from '../../db/database';
import { LIVE_CHANNEL, Notice } from '../effects/writeEffects';
import { createReplayBuffer } from './createReplayBuffer';
import { createSlotWatch, type Watched } from './createSlotWatch';

/** One page's line, as the hub knows it. */
export interface Subscriber {
  userId: string;
  sessionId: string;
  hear: (news: LiveNews) => void;
  /** the session is over */
  end: () => void;
}

/** A part of this server that needs to know what changes. */
export interface Watcher {
  onNotice: (notice: Notice) => void;
  onGap: () => void;
}

export interface LiveHub {
  /**
   * Tells a subscriber whatever concerns its person, from now on and, first, of the last `missedMs` milliseconds; `resync`
   * where that is not known. The answer ends it. Rejects while the database cannot be listened to.
   */
  join: (subscriber: Subscriber, missedMs: number) => Promise<() => void>;
  /** Tells a subscriber whenever these free times change, instead of those before, and what of it was missed. */
  watchSlots: (subscriber: Subscriber, watched: Watched, missedMs: number) => void;
  /**
   * Passes on every notice, whomever it concerns, from the moment that it resolves; `onGap` where some were missed. Rejects
   * while the database cannot be listened to.
   */
  watch: (watcher: Watcher) => Promise<void>;
  /** how many lines a person has */
  countOf: (userId: string) => number;
  /** Resolves once the database is listened to, which begins here where nobody has joined yet. Rejects while it cannot be. */
  listen: () => Promise<void>;
  /** false before it listens, and while news are lost */
  isHearing: () => boolean;
  close: () => Promise<void>;
}

/** Passes on what any server process's transactions have told; listens from the first joining on. */
export function createLiveHub(db: Pick<Database, 'listen'>, now = () => performance.now()): LiveHub {
  const people = new Map<string, Set<Subscriber>>();
  const memory = createReplayBuffer(now);
  const slots = createSlotWatch(now);
  const watchers = new Set<Watcher>();
  let isHearing = false;
  let listening: Promise<() => Promise<void>> | undefined;

  const onNotice = (payload: string) => {
    const notice = readNotice(payload);
    if (!notice) return;
    const { to, news, slotsOf } = notice;
    if (slotsOf) slots.tell(slotsOf);
    for (const watcher of watchers) watcher.onNotice(notice);
    if (news.type === 'profile_changed') return;
    const subscribers = [...new Set(to)].flatMap((userId) => [...(people.get(userId) ?? [])]);
    if (news.type === 'session_over') {
      for (const { sessionId, end } of subscribers) if (sessionId === news.id) end();
      return;
    }
    memory.keep(to, news);
    for (const { hear } of subscribers) hear(news);
  };
  const onLoss = () => void (isHearing = false);
  const onGap = () => {
    isHearing = true;
    memory.forget();
    slots.forget();
    watchers.forEach((watcher) => watcher.onGap());
    for (const subscribers of people.values()) subscribers.forEach(({ hear }) => hear({ type: 'resync' }));
  };
  const listen = async () => {
    listening ??= db.listen(LIVE_CHANNEL, { onNotice, onGap, onLoss }).then(
      (stop) => {
        memory.forget();
        slots.forget();
        isHearing = true;
        return stop;
      },
      (error: unknown) => {
        listening = undefined;
        throw error;
      },
    );
    await listening;
  };

  return {
    join: async (subscriber, missedMs) => {
      await listen();
      const { userId, hear } = subscriber;
      const subscribers = people.get(userId) ?? new Set();
      people.set(userId, subscribers.add(subscriber));
      for (const news of memory.recall(userId, missedMs) ?? [{ type: 'resync' as const }]) hear(news);
      return () => {
        subscribers.delete(subscriber);
        slots.leave(subscriber);
        if (subscribers.size === 0 && people.get(userId) === subscribers) people.delete(userId);
      };
    },
    watch: async (watcher) => {
      await listen();
      watchers.add(watcher);
    },
    listen,
    isHearing: () => isHearing,
    watchSlots: slots.watch,
    countOf: (userId) => people.get(userId)?.size ?? 0,
    close: async () => {
      slots.close();
      const stop = await listening?.catch(() => undefined);
      listening = undefined;
      await stop?.();
    },
  };
}

/** Null for what a newer server may say, and for what strangers say on our channel. */
function readNotice(payload: string): Notice | null {
  try {
    return Notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

import { z } from 'zod';
import { LiveNews } from '../../../contract/live';
import type { Database } from '../../db/database';
import { createMemory } from './createMemory';

/** The channel on which migrations 050 to 052 tell what happened. */
const CHANNEL = 'dragoman_live';

const Notice = z.object({ to: z.array(z.string()), news: LiveNews });

export type Hear = (news: LiveNews) => void;

export interface LiveHub {
  /**
   * Tells `hear` whatever concerns a person, from now on and, first, of the last `missedMs` milliseconds; `resync`
   * where that is not known. The answer ends it. Rejects while the database cannot be listened to.
   */
  join: (userId: string, missedMs: number, hear: Hear) => Promise<() => void>;
  /** how many lines a person has */
  countOf: (userId: string) => number;
  close: () => Promise<void>;
}

/** Passes on what any server process's transactions have told; listens from the first joining on. */
export function createLiveHub(db: Pick<Database, 'listen'>, now = () => performance.now()): LiveHub {
  const people = new Map<string, Set<Hear>>();
  const memory = createMemory(now);
  let listening: Promise<() => Promise<void>> | undefined;

  const onNotice = (payload: string) => {
    const notice = readNotice(payload);
    if (!notice) return;
    const { to, news } = notice;
    memory.keep(to, news);
    for (const userId of new Set(to)) people.get(userId)?.forEach((hear) => hear(news));
  };
  const onGap = () => {
    memory.forget();
    for (const ears of people.values()) ears.forEach((hear) => hear({ type: 'resync' }));
  };
  const listen = async () => {
    listening ??= db.listen(CHANNEL, { onNotice, onGap }).then((stop) => {
      memory.forget();
      return stop;
    });
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  };

  return {
    join: async (userId, missedMs, hear) => {
      await listen();
      const ears = people.get(userId) ?? new Set();
      people.set(userId, ears.add(hear));
      for (const news of memory.recall(userId, missedMs) ?? [{ type: 'resync' as const }]) hear(news);
      return () => {
        ears.delete(hear);
        if (ears.size === 0 && people.get(userId) === ears) people.delete(userId);
      };
    },
    countOf: (userId) => people.get(userId)?.size ?? 0,
    close: async () => {
      const stop = await listening?.catch(() => undefined);
      listening = undefined;
      await stop?.();
    },
  };
}

/** Null for what a newer server may say, and for what strangers say on our channel. */
function readNotice(payload: string): z.output<typeof Notice> | null {
  try {
    return Notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

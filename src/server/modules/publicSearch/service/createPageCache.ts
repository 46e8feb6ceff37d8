import type { Notice } from '../../../platform/effects/writeEffects';
import type { Clock } from '../../../platform/context';
import type { LiveHub } from '../../../platform/live/createLiveHub';

/** A page as it is sent, and whose changes make it old. */
export interface KeptPage {
  status: number;
  body: string;
  /** interpreters of whom it tells */
  ids: readonly string[];
  /** whoever is listed from now on might belong on it */
  isList: boolean;
  /** it may be sent to others too */
  isKept: boolean;
}

interface Entry {
  page: Promise<KeptPage>;
  /** undefined while it is being made */
  made?: KeptPage;
  expiresAt: number;
}

export interface PageCache {
  /** The page of a key: a kept one, the one that is being made for somebody else, or, where that fails or is none, a new one. */
  take: (key: string, make: () => Promise<KeptPage>) => Promise<KeptPage>;
}

/** Free times pass by themselves, so no page is kept longer. */
export const KEPT_MS = 60_000;
/** A page has some 30 KB. */
const MOST_PAGES = 400;

/**
 * Pages that a server process keeps in its memory. Whatever concerns somebody on a page, told by a transaction of any
 * process, throws that page away; while that cannot be heard, nothing is kept.
 */
export function createPageCache(hub: Pick<LiveHub, 'watch' | 'isHearing'>, clock: Clock): PageCache {
  const entries = new Map<string, Entry>();
  let watching: Promise<void> | undefined;

  const forget = (isOld: (page: KeptPage) => boolean) => {
    // A page in the making may have been read before the change.
    for (const [key, { made }] of entries) if (!made || isOld(made)) entries.delete(key);
  };
  const onNotice = ({ to, news }: Notice) => {
    const concerned = new Set(news.type === 'profile_changed' ? [news.id] : to);
    const isProfile = news.type === 'profile_changed';
    forget(({ ids, isList }) => (isProfile && isList) || ids.some((id) => concerned.has(id)));
  };
  const isWatching = async () => {
    watching ??= hub.watch({ onNotice, onGap: () => entries.clear() });
    try {
      await watching;
      return hub.isHearing();
    } catch {
      watching = undefined;
      return false;
    }
  };

  return {
    take: async (key, make) => {
      if (!(await isWatching())) return make();
      const now = clock.now().getTime();
      const known = entries.get(key);
      if (known && known.expiresAt > now) {
        // the one used last is forgotten last
        entries.delete(key);
        entries.set(key, known);
        // Who makes it may have to wait for too long, or leave: that is nobody else's.
        return known.made ?? known.page.catch(make);
      }
      const entry: Entry = { page: make(), expiresAt: now + KEPT_MS };
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > MOST_PAGES && oldest !== undefined) entries.delete(oldest);
      const drop = () => entries.get(key) === entry && entries.delete(key);
      entry.page.then((page) => (page.isKept ? (entry.made = page) : drop()), drop);
      return entry.page;
    },
  };
}

import { askQuery, readAskedTime, type AskedTime } from '../../shared/domain/booking/askedTime';

/** Wiped with a session, like everything that is not in `KEPT_KEYS`. */
const KEY = 'askedTime';
/** Codes live ten minutes and may be asked for again; whoever comes back later has something else in mind. */
const KEPT_MS = 2 * 3_600_000;

/** What a visitor asked for on a public page, for every tab of the browser in which they go on to register or sign in. */
export const storedAskedTime = {
  read(storage: Storage, now = Date.now()): AskedTime | null {
    const { query, keptAt } = parsed(storage.getItem(KEY));
    if (typeof query !== 'string' || typeof keptAt !== 'number') return null;
    return keptAt <= now && now < keptAt + KEPT_MS ? readAskedTime(new URLSearchParams(query)) : null;
  },
  keep(storage: Storage, asked: AskedTime, now = Date.now()): void {
    try {
      storage.setItem(KEY, JSON.stringify({ query: askQuery(asked), keptAt: now }));
    } catch {
      // a full storage costs the way back from another tab, nothing else
    }
  },
  forget(storage: Storage): void {
    storage.removeItem(KEY);
  },
};

function parsed(stored: string | null): { query?: unknown; keptAt?: unknown } {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

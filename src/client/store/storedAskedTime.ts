import { askQuery, readAskedTime, type AskedTime } from '../../shared/domain/booking/askedTime';

/** Wiped with a session, like everything that is not in `KEPT_KEYS`. */
const KEY = 'askedTime';
/** Codes live ten minutes and may be asked for again; whoever comes back later has something else in mind. */
const KEPT_MS = 2 * 3_600_000;

/** What a visitor asked for on a public page, for every tab of the browser in which they go on to register or sign in. */
export const storedAskedTime = {
  read(storage: Storage, now = Date.now()): AskedTime | null {
    const [keptAt = '', query] = (storage.getItem(KEY) ?? '').split(' ');
    const age = now - Number(keptAt);
    return age >= 0 && age < KEPT_MS ? readAskedTime(new URLSearchParams(query)) : null;
  },
  keep(storage: Storage, asked: AskedTime, now = Date.now()): void {
    try {
      storage.setItem(KEY, `${now} ${askQuery(asked)}`);
    } catch {
      // a full storage costs the way back from another tab, nothing else
    }
  },
  forget(storage: Storage): void {
    storage.removeItem(KEY);
  },
};

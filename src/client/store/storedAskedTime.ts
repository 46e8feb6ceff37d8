import { type AskedTime, readAskedTime } from '../../shared/domain/booking/askedTime';
import { ASK_KEY } from './keptAsk';

/** Codes live ten minutes and may be asked for again; whoever comes back later has something else in mind. */
const KEPT_MS = 2 * 3_600_000;

/** A visitor's chosen time from a public page, as `keepAsk` stored it. */
export const storedAskedTime = {
  read(storage: Storage, now = Date.now()): AskedTime | null {
    const [keptAt = '', query] = (storage.getItem(ASK_KEY) ?? '').split(' ');
    const age = now - Number(keptAt);
    return age >= 0 && age < KEPT_MS ? readAskedTime(new URLSearchParams(query)) : null;
  },
  forget(storage: Storage): void {
    storage.removeItem(ASK_KEY);
  },
};

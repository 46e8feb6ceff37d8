import { ASK_KEYS } from '../../shared/domain/booking/askKeys';

/** Where the browser keeps what was asked for; wiped with a session, like everything that is not in `KEPT_KEYS`. */
export const ASK_KEY = 'askedTime';

/** Whether an address asks for a time; what it asks for is read by who needs it. */
export function isAsking(search: string): boolean {
  return new URLSearchParams(search).has(ASK_KEYS.person);
}

/** Keeps what an address asks for, and nothing else of it, for every tab of the browser. */
export function keepAsk(storage: Storage, search: string, now = Date.now()): void {
  const said = new URLSearchParams(search);
  const asked = Object.values(ASK_KEYS).map((key) => [key, said.get(key) ?? '']);
  try {
    storage.setItem(ASK_KEY, `${now} ${new URLSearchParams(asked).toString()}`);
  } catch {
    // a full storage costs the way back from another tab, nothing else
  }
}

/** A message on its way; its id makes sending again harmless. */
export interface Outgoing {
  id: string;
  text: string;
}

/** What a person has typed into a thread and not yet got through. */
export interface Outbox {
  draft: string;
  outgoing: Outgoing[];
}

/** Wiped with the rest on sign-out. */
const KEY = 'messageOutbox';
const EMPTY: Outbox = { draft: '', outgoing: [] };

export function readOutbox(storage: Storage, threadId: string): Outbox {
  return readAll(storage)[threadId] ?? EMPTY;
}

/** Changes one thread's outbox and answers how it is then. */
export function changeOutbox(storage: Storage, threadId: string, change: (outbox: Outbox) => Outbox): Outbox {
  const { [threadId]: before = EMPTY, ...others } = readAll(storage);
  const after = change(before);
  const isEmpty = after.draft === '' && after.outgoing.length === 0;
  const all = isEmpty ? others : { ...others, [threadId]: after };
  try {
    if (Object.keys(all).length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A full storage keeps nothing over a reload; what is on the page stays there.
  }
  return after;
}

function readAll(storage: Storage): Record<string, Outbox> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => isOutbox(value)));
  } catch {
    return {};
  }
}

function isOutbox(value: unknown): value is Outbox {
  const { draft, outgoing } = Object(value) as Partial<Outbox>;
  return (
    typeof draft === 'string' &&
    Array.isArray(outgoing) &&
    outgoing.every(({ id, text }) => typeof id === 'string' && typeof text === 'string')
  );
}

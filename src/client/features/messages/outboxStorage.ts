import type { Outgoing, ThreadOutbox, ThreadOutboxes } from '../../machines/messageDelivery/outbox';

/** Wiped with the rest on sign-out. */
export const OUTBOX_KEY = 'messageOutbox';

/** The stored form of all threads. */
export function readOutboxes(storage: Storage): ThreadOutboxes {
  try {
    const stored: unknown = JSON.parse(storage.getItem(OUTBOX_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => isOutbox(value)));
  } catch {
    return {};
  }
}

/** Threads that hold nothing are not kept. */
export function writeOutboxes(storage: Storage, all: ThreadOutboxes): void {
  const kept = Object.entries(all).filter(([, { draft, outgoing }]) => draft !== '' || outgoing.length > 0);
  try {
    if (kept.length === 0) storage.removeItem(OUTBOX_KEY);
    else storage.setItem(OUTBOX_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A full storage keeps nothing over a reload; what is on the page stays there.
  }
}

function isOutbox(value: unknown): value is ThreadOutbox {
  const { draft, outgoing } = Object(value) as Partial<ThreadOutbox>;
  return (
    typeof draft === 'string' &&
    Array.isArray(outgoing) &&
    outgoing.every(({ id, text }: Partial<Outgoing>) => typeof id === 'string' && typeof text === 'string')
  );
}

import { isPassing } from './isPassing';
import {
  type Outgoing,
  readOutboxes,
  type ThreadOutbox,
  type ThreadOutboxes,
  writeOutboxes,
} from './outboxStorage';

export interface OutboxState {
  threads: ThreadOutboxes;
  /** why a message did not get through, by its id */
  failures: Readonly<Record<string, unknown>>;
}

export type MessageOutbox = ReturnType<typeof createOutbox>;

const EMPTY: ThreadOutbox = { draft: '', outgoing: [] };

/**
 * What one person has typed and not yet got through, in all threads. It outlives a reload, a failed send and the way to
 * another screen: a message leaves only once the server has it, or when its author discards it.
 */
export function createOutbox(storage: Storage) {
  const listeners = new Set<() => void>();
  let state: OutboxState = { threads: readOutboxes(storage), failures: {} };

  const show = (next: Partial<OutboxState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const change = (threadId: string, how: (before: ThreadOutbox) => ThreadOutbox) => {
    const after = how(state.threads[threadId] ?? EMPTY);
    // Another tab may have changed other threads since.
    writeOutboxes(storage, { ...readOutboxes(storage), [threadId]: after });
    show({ threads: { ...state.threads, [threadId]: after } });
  };
  /** Asked for anew, whatever came of it before. */
  const mend = (id: string) => {
    const { [id]: _mended, ...failures } = state.failures;
    show({ failures });
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type: (threadId: string, draft: string) => change(threadId, (before) => ({ ...before, draft })),
    /** Whether there was anything to send. */
    takeDraft: (threadId: string, id: string): boolean => {
      const text = (state.threads[threadId] ?? EMPTY).draft.trim();
      if (text === '') return false;
      change(threadId, ({ outgoing }) => ({ draft: '', outgoing: [...outgoing, { id, text }] }));
      return true;
    },
    /** What goes next in a thread; what was refused for good waits for its author, and holds up nobody. */
    nextOf: (threadId: string): Outgoing | undefined =>
      state.threads[threadId]?.outgoing.find(
        ({ id }) => !(id in state.failures) || isPassing(state.failures[id]),
      ),
    fail: (threadId: string, id: string, error: unknown) => {
      const behind = (state.threads[threadId]?.outgoing ?? []).filter((each) => !(each.id in state.failures));
      const stuck = isPassing(error) ? [id, ...behind.map((each) => each.id)] : [id];
      show({ failures: { ...state.failures, ...Object.fromEntries(stuck.map((each) => [each, error])) } });
    },
    mend,
    forget: (threadId: string, id: string) => {
      mend(id);
      change(threadId, ({ draft, outgoing }) => ({
        draft,
        outgoing: outgoing.filter((each) => each.id !== id),
      }));
    },
    /** Somebody else changed what is kept: another tab, or whoever signed in. */
    readAgain: () => show({ threads: readOutboxes(storage) }),
    /** Nobody is signed in any more; the storage is wiped by whoever ended it. */
    empty: () => show({ threads: {}, failures: {} }),
  };
}

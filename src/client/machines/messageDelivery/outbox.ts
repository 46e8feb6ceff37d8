import { isApiError } from '../../../shared/contract/base/apiError';

/** A message on its way; its id makes sending again harmless. */
export interface Outgoing {
  id: string;
  text: string;
}

/** A person's unsent text in a thread. */
export interface ThreadOutbox {
  draft: string;
  outgoing: readonly Outgoing[];
}

export type ThreadOutboxes = Readonly<Record<string, ThreadOutbox>>;

/** One person's unsent texts, in all threads. */
export interface Outbox {
  threads: ThreadOutboxes;
  /** why a message did not get through, by its id */
  failures: Readonly<Record<string, unknown>>;
}

const EMPTY: ThreadOutbox = { draft: '', outgoing: [] };

export const threadOf = ({ threads }: Outbox, threadId: string): ThreadOutbox => threads[threadId] ?? EMPTY;

/** Whether a message that failed so may get through by itself: nobody answered, or a server that may do better later. */
export function isPassing(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** The next text to send in a thread; a refused one waits for its author, and holds up nobody. */
export function nextOf(outbox: Outbox, threadId: string): Outgoing | undefined {
  const { failures } = outbox;
  return threadOf(outbox, threadId).outgoing.find(({ id }) => !(id in failures) || isPassing(failures[id]));
}

export function withDraft(outbox: Outbox, threadId: string, draft: string): Outbox {
  return withThread(outbox, threadId, { ...threadOf(outbox, threadId), draft });
}

/** The draft becomes the last message on its way; an empty one stays where it is. */
export function withDraftSent(outbox: Outbox, threadId: string, id: string): Outbox {
  const { draft, outgoing } = threadOf(outbox, threadId);
  const text = draft.trim();
  if (text === '') return outbox;
  return withThread(outbox, threadId, { draft: '', outgoing: [...outgoing, { id, text }] });
}

/** It got through, or its author wants it no more. */
export function withoutMessage(outbox: Outbox, threadId: string, gone: string): Outbox {
  const { draft, outgoing } = threadOf(outbox, threadId);
  const left = outgoing.filter(({ id }) => id !== gone);
  return withThread(mended(outbox, gone), threadId, { draft, outgoing: left });
}

/** Asked for anew, whatever came of it before. */
export function mended(outbox: Outbox, id: string): Outbox {
  const { [id]: _mended, ...failures } = outbox.failures;
  return { ...outbox, failures };
}

/** Where no server answers, what stands behind the message waits as well. */
export function withFailure(outbox: Outbox, threadId: string, id: string, error: unknown): Outbox {
  const behind = threadOf(outbox, threadId).outgoing.filter((each) => !(each.id in outbox.failures));
  const stuck = isPassing(error) ? [id, ...behind.map((each) => each.id)] : [id];
  return {
    ...outbox,
    failures: { ...outbox.failures, ...Object.fromEntries(stuck.map((each) => [each, error])) },
  };
}

function withThread(outbox: Outbox, threadId: string, thread: ThreadOutbox): Outbox {
  return { ...outbox, threads: { ...outbox.threads, [threadId]: thread } };
}

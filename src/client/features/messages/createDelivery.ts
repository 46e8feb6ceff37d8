import { isApiError } from '../../../shared/contract/base/apiError';
import type { MessageOutbox } from './createOutbox';
import { isPassing } from './isPassing';
import { OUTBOX_KEY } from './outboxStorage';

/** What the delivery needs of the page and the store. */
export interface DeliveryNeeds {
  outbox: MessageOutbox;
  /** whose messages these are; null where nobody is signed in */
  userId: () => string | null;
  send: (message: { thread_id: string; id: string; text: string }) => Promise<{ error?: unknown }>;
  page: EventTarget;
  /** hears what became of messages that had to wait in this page, once a round of them is over */
  tell?: (news: DeliveryNews) => void;
  /** 0 to 1 */
  random?: () => number;
}

export interface DeliveryNews {
  threadId: string;
  /** so many got through */
  sent: number;
  /** so many were refused for good */
  refused: number;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Sends what the outbox holds, a thread's messages one after the other in their order. What met no server, or one in
 * trouble, is tried again after pauses that grow, and when the page comes online. A message keeps its id, so that one
 * whose answer was lost is not said twice.
 */
export function createDelivery({ outbox, userId, send, page, tell, random = Math.random }: DeliveryNeeds) {
  const busy = new Set<string>();
  /** what another tab holds waits there, and is told of there */
  const found = new Set(
    Object.values(outbox.state().threads).flatMap(({ outgoing }) => outgoing.map(({ id }) => id)),
  );
  let owner = userId();
  let followers = 0;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const deliver = async (threadId: string): Promise<DeliveryNews> => {
    const news = { threadId, sent: 0, refused: 0 };
    if (busy.has(threadId)) return news;
    busy.add(threadId);
    const sender = owner;
    for (let next = outbox.nextOf(threadId); next && sender !== null; next = outbox.nextOf(threadId)) {
      const hadToWait = found.has(next.id) || next.id in outbox.state().failures;
      const { error } = await send({ thread_id: threadId, ...next });
      // Nobody's by now, or somebody else's.
      if (owner !== sender) break;
      if (error === undefined) {
        attempt = 0;
        if (hadToWait) news.sent += 1;
        outbox.forget(threadId, next.id);
        continue;
      }
      outbox.fail(threadId, next.id, error);
      if (!isPassing(error)) {
        if (hadToWait) news.refused += 1;
        continue;
      }
      retryLater(isApiError(error) ? error.retryAfter : null);
      break;
    }
    busy.delete(threadId);
    return news;
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const deliverAll = () => {
    stopWaiting();
    for (const threadId of Object.keys(outbox.state().threads)) {
      void deliver(threadId).then((news) => news.sent + news.refused > 0 && tell?.(news));
    }
  };
  const retryLater = (seconds: number | null) => {
    if (followers === 0 || timer !== undefined) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + random() / 2);
    attempt += 1;
    timer = setTimeout(deliverAll, Math.max(pause, (seconds ?? 0) * 1000));
  };
  const wake = () => {
    attempt = 0;
    deliverAll();
  };
  const followStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key === OUTBOX_KEY) outbox.readAgain();
  };

  return {
    deliver: (threadId: string) => void deliver(threadId),
    /** Delivers for as long as somebody follows. */
    follow: () => {
      followers += 1;
      if (followers === 1) {
        page.addEventListener('online', wake);
        page.addEventListener('storage', followStorage);
        wake();
      }
      return () => {
        followers -= 1;
        if (followers > 0) return;
        page.removeEventListener('online', wake);
        page.removeEventListener('storage', followStorage);
        stopWaiting();
      };
    },
    /** Told of every change of the store: who signs out takes their messages along. */
    followOwner: () => {
      if (userId() === owner) return;
      owner = userId();
      stopWaiting();
      outbox.empty();
      if (owner === null) return;
      outbox.readAgain();
      if (followers > 0) wake();
    },
  };
}

import { createActor, fromCallback, type EventObject } from 'xstate';
import { messageDeliveryMachine } from '../../machines/messageDelivery/messageDeliveryMachine';
import {
  type DeliveryEvent,
  type DeliveryNews,
  pauseAfter,
} from '../../machines/messageDelivery/messageDeliverySetup';
import type { Outgoing } from '../../machines/messageDelivery/outbox';
import { machineInspection } from '../../ui/page/machineInspection';
import { OUTBOX_KEY, readOutboxes, writeOutboxes } from './outboxStorage';

/** Needs of the delivery: the page and the store. */
export interface DeliveryNeeds {
  storage: Storage;
  /** whose messages these are; null where nobody is signed in */
  userId: () => string | null;
  send: (message: { thread_id: string; id: string; text: string }) => Promise<{ error?: unknown }>;
  page: EventTarget;
  tell: (news: DeliveryNews) => void;
  /** 0 to 1 */
  random?: () => number;
}

/** Runs the delivery of messages beside the store; what is kept of it is known to all tabs. */
export function openDelivery({ storage, userId, send, page, tell, random = Math.random }: DeliveryNeeds) {
  const actor = createActor(
    messageDeliveryMachine.provide({
      actors: { sendMessage: sendingBy(send) },
      actions: {
        tell: (_, news) => tell(news),
        // Another tab may have changed other threads since.
        keepThread: (_, { threadId, threads }) =>
          writeOutboxes(storage, {
            ...readOutboxes(storage),
            ...(threads[threadId] && { [threadId]: threads[threadId] }),
          }),
      },
      delays: { pause: ({ context }) => pauseAfter(context, random()) },
    }),
    { input: { owner: userId(), threads: readOutboxes(storage) }, ...machineInspection() },
  ).start();
  page.addEventListener('online', () => actor.send({ type: 'page.online' }));
  page.addEventListener('storage', (event) => {
    if ((event as StorageEvent).key !== OUTBOX_KEY) return;
    actor.send({ type: 'storage.changed', threads: readOutboxes(storage) });
  });

  return {
    state: () => actor.getSnapshot().context,
    subscribe: (changed: () => void) => {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    send: (event: DeliveryEvent) => actor.send(event),
    /** Delivers for as long as somebody follows. */
    follow: () => {
      actor.send({ type: 'screen.came' });
      return () => actor.send({ type: 'screen.left' });
    },
    /** Told of every change of the store: who signs out takes their messages along. */
    followOwner: () => {
      const owner = userId();
      if (owner === actor.getSnapshot().context.owner) return;
      actor.send({ type: 'owner.changed', owner, threads: readOutboxes(storage) });
    },
  };
}

function sendingBy(send: DeliveryNeeds['send']) {
  return fromCallback<EventObject, { threadId: string; message: Outgoing }>(
    ({ input: { threadId, message }, sendBack }) => {
      let isWanted = true;
      void send({ thread_id: threadId, ...message }).then(({ error }) => {
        const answer: DeliveryEvent = { type: 'message.answered', threadId, id: message.id, error };
        if (isWanted) sendBack(answer);
      });
      return () => void (isWanted = false);
    },
  );
}

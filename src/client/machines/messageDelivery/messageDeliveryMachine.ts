import { assertEvent } from 'xstate';
import { nextOf } from './outbox';
import {
  type DeliveryContext,
  type DeliveryEvent,
  messageDeliverySetup,
  type Round,
} from './messageDeliverySetup';

/** Begins with every thread named where nothing is on its way. */
const deliver = (
  isTold: boolean,
  threadIdsOf: (context: DeliveryContext, event: DeliveryEvent) => string[],
) =>
  messageDeliverySetup.enqueueActions(({ context, event, enqueue }) => {
    if (context.owner === null) return;
    const begun = threadIdsOf(context, event).flatMap((threadId) => {
      const message = threadId in context.rounds ? undefined : nextOf(context, threadId);
      return message ? [{ threadId, message }] : [];
    });
    const rounds = begun.map(({ threadId }): Round => ({ threadId, sent: 0, refused: 0, isTold }));
    const added = Object.fromEntries(rounds.map((round) => [round.threadId, round]));
    enqueue.assign({ rounds: { ...context.rounds, ...added } });
    for (const input of begun) enqueue.spawnChild('sendMessage', { id: input.threadId, input });
  });

const deliverAll = deliver(true, ({ threads }) => Object.keys(threads));
const deliverOne = deliver(false, (_, event) => ('threadId' in event ? [event.threadId] : []));

/** The next message of the thread, or the end of its round. */
const goOn = (canSendNext: boolean) =>
  messageDeliverySetup.enqueueActions(({ context, event, enqueue }) => {
    assertEvent(event, 'message.answered');
    const { threadId } = event;
    enqueue.stopChild(threadId);
    const message = canSendNext ? nextOf(context, threadId) : undefined;
    if (message) return enqueue.spawnChild('sendMessage', { id: threadId, input: { threadId, message } });
    const { [threadId]: round, ...others } = context.rounds;
    enqueue.assign({ rounds: others });
    if (!round?.isTold || round.sent + round.refused === 0) return;
    const { sent, refused } = round;
    enqueue({ type: 'tell', params: { threadId, sent, refused } });
  });

const stopAll = messageDeliverySetup.enqueueActions(({ context, enqueue }) => {
  for (const threadId of Object.keys(context.rounds)) enqueue.stopChild(threadId);
});

const keepThread = {
  type: 'keepThread',
  params: ({ context, event }: { context: DeliveryContext; event: DeliveryEvent }) => ({
    threadId: 'threadId' in event ? event.threadId : '',
    threads: context.threads,
  }),
} as const;

const failed = ['countAnswer', 'change', goOn(false)] as const;

/**
 * Sends what a person has written, a thread's messages one after the other in their order. It outlives a reload, a
 * failed send and the way to another screen: a message leaves only once the server has it, or when its author discards
 * it. A message keeps its id, so that one whose answer was lost is not said twice.
 */
export const messageDeliveryMachine = messageDeliverySetup.createMachine({
  id: 'messageDelivery',
  description: 'What a person writes gets through, sooner or later.',
  context: ({ input: { owner, threads } }) => ({
    ...{ owner, threads, failures: {}, followers: 0, attempts: 0, retryAfter: null, rounds: {} },
    found: Object.values(threads).flatMap(({ outgoing }) => outgoing.map(({ id }) => id)),
  }),
  initial: 'resting',
  on: {
    'draft.typed': { actions: ['change', keepThread] },
    'draft.sent': { actions: ['change', keepThread, deliverOne] },
    'message.retried': { actions: ['change', deliverOne] },
    'message.discarded': { actions: ['change', keepThread] },
    'message.answered': [
      { guard: 'isPassing', actions: failed },
      { actions: ['countAnswer', 'change', keepThread, goOn(true)] },
    ],
    'storage.changed': { actions: 'readAgain' },
    'owner.changed': { actions: [stopAll, 'followOwner'] },
  },
  states: {
    resting: {
      description: 'No screen asks for anything to be delivered.',
      on: {
        'screen.came': { target: 'following', actions: ['countFollower', 'forgetAttempts', deliverAll] },
      },
    },
    following: {
      description: 'Whatever waits is delivered.',
      initial: 'ready',
      on: {
        'screen.came': { actions: 'countFollower' },
        'screen.left': [
          { guard: 'isLast', target: 'resting', actions: 'discountFollower' },
          { actions: 'discountFollower' },
        ],
        'page.online': { target: '.ready', actions: ['forgetAttempts', deliverAll] },
        'owner.changed': [
          {
            guard: 'isSomebody',
            target: '.ready',
            actions: [stopAll, 'followOwner', 'forgetAttempts', deliverAll],
          },
          { target: '.ready', actions: [stopAll, 'followOwner'] },
        ],
      },
      states: {
        ready: {
          description: 'All that waits is on its way, or waits for its author.',
          on: {
            'message.answered': [
              { guard: 'isPassing', target: 'pausing', actions: [...failed, 'countAttempt'] },
              { actions: ['countAnswer', 'change', keepThread, goOn(true), 'forgetAttempts'] },
            ],
          },
        },
        pausing: {
          description: 'No server answered, or one in trouble: all is tried again after a pause that grows.',
          after: { pause: { target: 'ready', actions: deliverAll } },
        },
      },
    },
  },
});

import { assertEvent, assign, setup } from 'xstate';
import { isApiError } from '../../../shared/contract/base/apiError';
import { actionNotProvided, callbackNotProvided } from '../base/notProvided';
import {
  isPassing,
  mended,
  type Outbox,
  type Outgoing,
  type ThreadOutboxes,
  withDraft,
  withDraftSent,
  withFailure,
  withoutMessage,
} from './outbox';

/** The fate of messages that had to wait in this page. */
export interface DeliveryNews {
  threadId: string;
  /** so many got through */
  sent: number;
  /** so many were refused for good */
  refused: number;
}

export interface Round extends DeliveryNews {
  /** nobody may be looking at that thread */
  isTold: boolean;
}

export interface DeliveryContext extends Outbox {
  /** whose messages these are; null where nobody is signed in */
  owner: string | null;
  /** what the page found when it was opened; what another tab holds waits there, and is told of there */
  found: readonly string[];
  /** screens that want messages to be delivered */
  followers: number;
  /** rounds in a row that met no server, or one in trouble */
  attempts: number;
  /** seconds that the server asked for */
  retryAfter: number | null;
  /** threads whose messages are being sent, one after the other */
  rounds: Readonly<Record<string, Round>>;
}

type Answer = { type: 'message.answered'; threadId: string; id: string; error?: unknown };

export type DeliveryEvent =
  | { type: 'draft.typed'; threadId: string; draft: string }
  | { type: 'draft.sent'; threadId: string; id: string }
  | { type: 'message.retried'; threadId: string; id: string }
  | { type: 'message.discarded'; threadId: string; id: string }
  | Answer
  | { type: 'screen.came' }
  | { type: 'screen.left' }
  | { type: 'page.online' }
  /** another tab changed what is kept */
  | { type: 'storage.changed'; threads: ThreadOutboxes }
  | { type: 'owner.changed'; owner: string | null; threads: ThreadOutboxes };

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Milliseconds after so many rounds in a row that failed; `luck` is 0 to 1. */
export function pauseAfter({ attempts, retryAfter }: DeliveryContext, luck: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1));
  return Math.max(pause * (0.5 + luck / 2), (retryAfter ?? 0) * 1000);
}

export const messageDeliverySetup = setup({
  types: {
    context: {} as DeliveryContext,
    events: {} as DeliveryEvent,
    input: {} as { owner: string | null; threads: ThreadOutboxes },
    children: {},
  },
  actors: { sendMessage: callbackNotProvided<{ threadId: string; message: Outgoing }>('sendMessage') },
  actions: {
    /** `threadId` is the only thread that changed */
    keepThread: actionNotProvided<{ threadId: string; threads: ThreadOutboxes }>('keepThread'),
    tell: actionNotProvided<DeliveryNews>('tell'),
    countFollower: assign({ followers: ({ context }) => context.followers + 1 }),
    discountFollower: assign({ followers: ({ context }) => context.followers - 1 }),
    forgetAttempts: assign({ attempts: 0, retryAfter: null }),
    countAttempt: assign(({ context, event }) => {
      const { error } = event as Answer;
      return {
        attempts: context.attempts + 1,
        retryAfter: isApiError(error) ? error.retryAfter : null,
      };
    }),
    change: assign(({ context, event }) => outboxAfter(context, event)),
    /** Counted before it leaves: what had to wait is told of. */
    countAnswer: assign(({ context, event }) => {
      assertEvent(event, 'message.answered');
      return { rounds: roundsAfter(context, event) };
    }),
    readAgain: assign(({ event }) => {
      assertEvent(event, 'storage.changed');
      return { threads: event.threads };
    }),
    followOwner: assign(({ event }) => {
      assertEvent(event, 'owner.changed');
      const { owner, threads } = event;
      return { owner, threads: owner === null ? {} : threads, failures: {}, rounds: {} };
    }),
  },
  guards: {
    isLast: ({ context }) => context.followers === 1,
    isSomebody: ({ event }) => event.type === 'owner.changed' && event.owner !== null,
    isPassing: ({ event }) =>
      event.type === 'message.answered' && event.error !== undefined && isPassing(event.error),
  },
  delays: { pause: ({ context }) => pauseAfter(context, 1) },
});

function outboxAfter(outbox: Outbox, event: DeliveryEvent): Outbox {
  switch (event.type) {
    case 'draft.typed':
      return withDraft(outbox, event.threadId, event.draft);
    case 'draft.sent':
      return withDraftSent(outbox, event.threadId, event.id);
    case 'message.retried':
      return mended(outbox, event.id);
    case 'message.discarded':
      return withoutMessage(outbox, event.threadId, event.id);
    case 'message.answered':
      return event.error === undefined
        ? withoutMessage(outbox, event.threadId, event.id)
        : withFailure(outbox, event.threadId, event.id, event.error);
    default:
      return outbox;
  }
}

function roundsAfter({ rounds, found, failures }: DeliveryContext, { threadId, id, error }: Answer) {
  const round = rounds[threadId];
  const hadToWait = found.includes(id) || id in failures;
  if (!round || !hadToWait || (error !== undefined && isPassing(error))) return rounds;
  const counted = error === undefined ? { sent: round.sent + 1 } : { refused: round.refused + 1 };
  return { ...rounds, [threadId]: { ...round, ...counted } };
}

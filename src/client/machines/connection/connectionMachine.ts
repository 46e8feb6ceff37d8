import { assertEvent, assign, setup } from 'xstate';
import { LIVE_BEAT_MS, type LiveNews } from '../../../shared/contract/base/live';
import { actionNotProvided, actorNotProvided, callbackNotProvided } from '../base/notProvided';

export interface ConnectionContext {
  /** lines in a row on which the server never said that it is ready */
  attempts: number;
  /** the server said of the last line that the sign-in is over */
  isDoubted: boolean;
  /** epoch milliseconds: whatever happened before then is known */
  heardAt: number;
  /** what the next line opens with */
  token: string | null;
}

export type ConnectionEvent =
  /** `readSince`: epoch milliseconds, since when what is shown was read */
  | { type: 'reader.came'; readSince: number }
  | { type: 'reader.left' }
  | { type: 'page.woke' }
  | { type: 'page.hidden' }
  /** `news` is null for what a newer server may say; `at` in epoch milliseconds */
  | { type: 'line.heard'; news: LiveNews | null; at: number }
  /** `isRefused`: the server said that the sign-in is over */
  | { type: 'line.closed'; isRefused: boolean };

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Milliseconds to wait after so many lines in a row that failed. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1));
}

/** The line to the server that brings live news, for as long as somebody is signed in and the page lives. */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    tags: {} as 'connected',
  },
  actors: {
    askToken: actorNotProvided<string | null, void>('askToken'),
    line: callbackNotProvided<{ token: string; heardAt: number }>('line'),
  },
  actions: {
    tellNews: actionNotProvided<{ news: LiveNews }>('tellNews'),
    askWhoIsThere: actionNotProvided<undefined>('askWhoIsThere'),
    beginAnew: assign(({ event }) => {
      assertEvent(event, 'reader.came');
      return { attempts: 0, isDoubted: false, heardAt: event.readSince };
    }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: assign({ attempts: 0 }),
    keepToken: assign((_, { token }: { token: string | null }) => ({ token })),
    keepTime: assign(({ event }) => {
      assertEvent(event, 'line.heard');
      return { heardAt: event.at };
    }),
    trustAgain: assign({ attempts: 0, isDoubted: false }),
    doubt: assign({ isDoubted: true }),
  },
  guards: {
    isThere: (_, { token }: { token: string | null }) => token !== null,
    isReady: ({ event }) => event.type === 'line.heard' && event.news?.type === 'ready',
    isKnown: ({ event }) => event.type === 'line.heard' && event.news !== null,
    isRefused: ({ event }) => event.type === 'line.closed' && event.isRefused,
    isRefusedAgain: ({ context, event }) =>
      event.type === 'line.closed' && event.isRefused && context.isDoubted,
  },
  delays: {
    silence: 2.5 * LIVE_BEAT_MS,
    pause: ({ context }) => pauseAfter(context.attempts),
  },
}).createMachine({
  id: 'connection',
  description: 'A page is told what is new for as long as somebody is signed in.',
  context: { attempts: 0, isDoubted: false, heardAt: 0, token: null },
  initial: 'signedOut',
  states: {
    signedOut: {
      description: 'There is nobody to be told anything.',
      on: { 'reader.came': { target: 'signedIn', actions: 'beginAnew' } },
    },
    signedIn: {
      description: 'Somebody is to be told what is new.',
      initial: 'asking',
      on: { 'reader.left': 'signedOut', 'page.hidden': '.away' },
      states: {
        asking: {
          description: 'A token that lives is asked for; an old one is renewed.',
          invoke: {
            src: 'askToken',
            id: 'askToken',
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => ({ token: event.output }) },
                target: 'open',
                actions: { type: 'keepToken', params: ({ event }) => ({ token: event.output }) },
              },
              { target: 'pausing' },
            ],
            onError: 'pausing',
          },
        },
        open: {
          description: 'The line stands, or is about to; one that falls silent is replaced.',
          tags: 'connected',
          invoke: {
            src: 'line',
            id: 'line',
            input: ({ context }) => ({ token: context.token ?? '', heardAt: context.heardAt }),
          },
          initial: 'listening',
          states: {
            listening: {
              description: 'Something is said every 20 seconds.',
              after: { silence: '#connection.signedIn.pausing' },
              on: {
                'line.heard': [
                  {
                    guard: 'isReady',
                    target: 'listening',
                    reenter: true,
                    actions: ['keepTime', 'trustAgain', tellNews()],
                  },
                  {
                    guard: 'isKnown',
                    target: 'listening',
                    reenter: true,
                    actions: ['keepTime', tellNews()],
                  },
                  { target: 'listening', reenter: true, actions: 'keepTime' },
                ],
              },
            },
          },
          on: {
            'line.closed': [
              { guard: 'isRefusedAgain', target: 'pausing', actions: 'askWhoIsThere' },
              // Another tab that signs out wipes the storage a moment later, and then nobody need ask.
              { guard: 'isRefused', target: 'pausing', actions: 'doubt' },
              { target: 'pausing' },
            ],
          },
        },
        pausing: {
          description: 'The line broke; the next one comes after a pause that grows.',
          entry: 'countAttempt',
          after: { pause: 'asking' },
          on: { 'page.woke': { target: 'asking', actions: 'forgetAttempts' } },
        },
        away: {
          description: 'The page was left and may come back: it holds no line meanwhile.',
          on: { 'page.woke': { target: 'asking', actions: 'forgetAttempts' } },
        },
      },
    },
  },
});

function tellNews() {
  return {
    type: 'tellNews',
    params: ({ event }: { event: ConnectionEvent }) => {
      assertEvent(event, 'line.heard');
      return { news: event.news as LiveNews };
    },
  } as const;
}

import { assertEvent, assign, setup } from 'xstate';
import type { ApiError } from '../../../shared/contract/base/apiError';
import { RESEND_SECONDS } from '../../../shared/domain/people/codeLife';
import { apiErrorOf } from '../base/apiErrorOf';
import { actionNotProvided, actorNotProvided } from '../base/notProvided';
import { isEmail } from '../signIn/signInContext';

export interface CodeMailContext {
  /** just before this page came */
  wasMailed: boolean;
  /** what became of the last wish */
  said: 'nothing' | 'mailed' | ApiError;
}

export type CodeMailEvent =
  | { type: 'mail.asked'; email: string }
  /** whoever counts the seconds says so: a timer of the machine would stand still while a laptop sleeps */
  | { type: 'pause.passed' };

const noteFailure = {
  type: 'noteFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** Asking for another code: once a minute, or as late as the server says. */
export const codeMailMachine = setup({
  types: {
    context: {} as CodeMailContext,
    events: {} as CodeMailEvent,
    input: {} as { wasMailed: boolean },
    tags: {} as 'busy',
  },
  actors: { mailCode: actorNotProvided<null, { email: string }>('mailCode') },
  actions: {
    countPause: actionNotProvided<{ seconds: number }>('countPause'),
    noteMailed: assign({ said: 'mailed' as const }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ said: apiErrorOf(error) })),
    forgetSaid: assign({ said: 'nothing' as const }),
  },
  guards: {
    wasMailed: ({ context }) => context.wasMailed,
    isEmailKnown: ({ event }) => {
      assertEvent(event, 'mail.asked');
      return isEmail(event.email);
    },
    hasToWait: (_, { error }: { error: unknown }) => (apiErrorOf(error).retryAfter ?? 0) > 0,
  },
}).createMachine({
  id: 'codeMail',
  description: 'A person whose code did not arrive asks for another one.',
  context: ({ input }) => ({ ...input, said: 'nothing' }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Whether a code was mailed just now decides how soon the next one may be.',
      always: [{ guard: 'wasMailed', target: 'pausing' }, { target: 'ready' }],
    },
    ready: {
      description: 'Another code may be asked for, by who said where to mail it.',
      on: { 'mail.asked': { guard: 'isEmailKnown', target: 'mailing', actions: 'forgetSaid' } },
    },
    mailing: {
      description: 'The mail is being asked for, once however often the button is pressed.',
      tags: 'busy',
      invoke: {
        src: 'mailCode',
        id: 'mailCode',
        input: ({ event }) => {
          assertEvent(event, 'mail.asked');
          return { email: event.email.trim() };
        },
        onDone: {
          target: 'pausing',
          actions: ['noteMailed', { type: 'countPause', params: { seconds: RESEND_SECONDS } }],
        },
        onError: [
          {
            guard: { type: 'hasToWait', params: ({ event }) => ({ error: event.error }) },
            target: 'pausing',
            actions: [
              noteFailure,
              {
                type: 'countPause',
                params: ({ event }) => ({ seconds: apiErrorOf(event.error).retryAfter ?? 0 }),
              },
            ],
          },
          { target: 'ready', actions: noteFailure },
        ],
      },
    },
    pausing: {
      description: 'The seconds until the next mail are counted down.',
      on: { 'pause.passed': 'ready' },
    },
  },
});

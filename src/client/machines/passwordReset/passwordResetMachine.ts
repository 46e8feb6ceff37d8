import { assertEvent, assign, setup } from 'xstate';
import type { ApiError } from '../../../shared/contract/base/apiError';
import { brokenConfirmationRule, brokenPasswordRule } from '../../../shared/domain/people/passwordRules';
import { actionNotProvided, actorNotProvided } from '../base/notProvided';
import { apiErrorOf } from '../base/apiErrorOf';

export interface PasswordResetContext {
  /** whose password is changed; null until it is known */
  email: string | null;
}

/** The typed passwords of a change. They pass through the machine and are kept nowhere in it. */
export interface TypedPasswords {
  current: string;
  wanted: string;
  confirmation: string;
}

export type PasswordResetEvent =
  | { type: 'email.asked' }
  | { type: 'email.submitted'; email: string }
  | ({ type: 'passwords.submitted' } & TypedPasswords);

/** How long the success stays before the sign-in form comes, in milliseconds (specification, section 9). */
export const REDIRECT_DELAY_MS = 3000;

export interface PasswordChange {
  email: string;
  current_password: string;
  new_password: string;
}

/** Forgot, change, and back to the sign-in form. The address travels in here and never in a URL. */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as { email: string | null },
    tags: {} as 'busy' | 'forgot' | 'done',
  },
  actors: {
    resetPassword: actorNotProvided<null, { email: string }>('resetPassword'),
    changePassword: actorNotProvided<{ message: string }, PasswordChange>('changePassword'),
  },
  actions: {
    showChangeForm: actionNotProvided<object>('showChangeForm'),
    tellResetFailure: actionNotProvided<{ failure: ApiError }>('tellResetFailure'),
    tellChangeFailure: actionNotProvided<{ failure: ApiError }>('tellChangeFailure'),
    tellSuccess: actionNotProvided<{ message: string }>('tellSuccess'),
    goToLogin: actionNotProvided<object>('goToLogin'),
    keepEmail: assign(({ event }) => {
      assertEvent(event, 'email.submitted');
      return { email: event.email.trim() };
    }),
  },
  guards: {
    knowsEmail: ({ context }) => context.email !== null,
    isEmailTyped: (_, { email }: { email: string }) => email.trim() !== '',
    arePasswordsRight: (_, { current, wanted, confirmation }: TypedPasswords) =>
      current !== '' &&
      brokenPasswordRule(wanted) === null &&
      brokenConfirmationRule(wanted, confirmation) === null,
  },
  delays: { redirectDelay: REDIRECT_DELAY_MS },
}).createMachine({
  id: 'passwordReset',
  description:
    'A person who forgot a password, or wants another one, changes it and comes back to signing in.',
  context: ({ input }) => ({ email: input.email }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Whose password it is may be known already.',
      always: [{ guard: 'knowsEmail', target: 'enteringPasswords' }, { target: 'enteringEmail' }],
    },
    enteringEmail: {
      description: 'The person types their address. An empty one sends nothing.',
      tags: 'forgot',
      on: {
        'email.submitted': {
          guard: { type: 'isEmailTyped', params: ({ event }) => ({ email: event.email }) },
          target: 'requestingReset',
          actions: 'keepEmail',
        },
      },
    },
    requestingReset: {
      description: 'A temporary password is being mailed.',
      tags: ['busy', 'forgot'],
      invoke: {
        src: 'resetPassword',
        id: 'resetPassword',
        input: ({ context }) => ({ email: context.email ?? '' }),
        onDone: { target: 'enteringPasswords', actions: { type: 'showChangeForm', params: {} } },
        onError: {
          target: 'enteringEmail',
          actions: {
            type: 'tellResetFailure',
            params: ({ event }) => ({ failure: apiErrorOf(event.error) }),
          },
        },
      },
    },
    enteringPasswords: {
      description: 'The person types the current (or temporary) password and a new one twice.',
      on: {
        'email.asked': 'enteringEmail',
        'passwords.submitted': {
          guard: { type: 'arePasswordsRight', params: ({ event }) => event },
          target: 'changingPassword',
        },
      },
    },
    changingPassword: {
      description: 'The change is under way.',
      tags: 'busy',
      invoke: {
        src: 'changePassword',
        id: 'changePassword',
        input: ({ context, event }) => {
          assertEvent(event, 'passwords.submitted');
          return {
            email: context.email ?? '',
            current_password: event.current,
            new_password: event.wanted,
          };
        },
        onDone: {
          target: 'passwordChanged',
          actions: { type: 'tellSuccess', params: ({ event }) => event.output },
        },
        onError: {
          target: 'enteringPasswords',
          actions: {
            type: 'tellChangeFailure',
            params: ({ event }) => ({ failure: apiErrorOf(event.error) }),
          },
        },
      },
    },
    passwordChanged: {
      description: 'It is done; the success can be read before the sign-in form comes.',
      tags: 'done',
      after: { redirectDelay: 'left' },
    },
    left: {
      description: 'The sign-in form has come.',
      type: 'final',
      entry: { type: 'goToLogin', params: {} },
    },
  },
});

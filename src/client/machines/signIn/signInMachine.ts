import { assertEvent } from 'xstate';
import type { SignInEvent } from './signInContext';
import { signInSetup } from './signInSetup';

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** Sent with a code; asked only as it is submitted. */
const typedCode = ({ event }: { event: SignInEvent }) => {
  assertEvent(event, 'code.submitted');
  return { email: event.email.trim(), code: event.code };
};

/**
 * The three ways to sign in: a password, a code or link that was mailed for it, and the code that finishes a
 * registration. The call that answers starts the session; the machine knows only that it has begun.
 */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  description:
    'A person signs in: with a password, with a code or link from a mail, or by finishing a registration.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'arriving',
  on: {
    'page.shown': { target: '.arriving', actions: { type: 'keepPage', params: ({ event }) => event } },
  },
  states: {
    arriving: {
      description: 'The page that was opened decides what is asked for.',
      always: [
        { guard: { type: 'comesBy', params: { way: 'password' } }, target: 'enteringPassword' },
        { guard: { type: 'comesBy', params: { way: 'verify' } }, target: 'enteringFirstCode' },
        { guard: 'holdsLink', target: 'holdingLink' },
        { guard: 'knowsEmail', target: 'enteringMagicCode' },
        { target: 'enteringEmail' },
      ],
    },
    enteringPassword: {
      description: 'The person types their address and password.',
      on: {
        'password.submitted': { guard: 'isPairTyped', target: 'checkingPassword', actions: 'keepEmail' },
      },
    },
    checkingPassword: {
      description: 'The pair is being checked, once however often it is sent.',
      tags: 'busy',
      invoke: {
        src: 'login',
        id: 'login',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          return { email: event.email.trim(), password: event.password };
        },
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isNotVerified', params: ({ event }) => ({ error: event.error }) },
            target: 'ledToVerification',
            actions: keepFailure,
          },
          { target: 'enteringPassword', actions: keepFailure },
        ],
      },
    },
    enteringEmail: {
      description: 'The person types the address that a code shall be mailed to.',
      tags: 'email',
      on: { 'email.submitted': { guard: 'isEmailTyped', target: 'requestingCode', actions: 'keepEmail' } },
    },
    requestingCode: {
      description: 'The mail with the code is being asked for. No code can be typed yet.',
      tags: ['busy', 'email'],
      invoke: {
        src: 'requestMagicCode',
        id: 'requestMagicCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'enteringMagicCode',
          actions: [
            { type: 'keepMailedAt', params: ({ event }) => event.output },
            {
              type: 'showCodePage',
              params: ({ context, event }) => ({ email: context.email, mailedAt: event.output.mailedAt }),
            },
          ],
        },
        onError: { target: 'enteringEmail', actions: keepFailure },
      },
    },
    enteringMagicCode: {
      description: 'The person types the code from the mail. Whether the address is known is not told.',
      on: {
        'code.submitted': { guard: 'isCodeTyped', target: 'checkingMagicCode', actions: 'forgetFailure' },
      },
    },
    checkingMagicCode: {
      description: 'The code is being checked, once however often it is sent.',
      tags: 'busy',
      invoke: {
        src: 'verifyMagicCode',
        id: 'verifyMagicCode',
        input: typedCode,
        onDone: 'signedIn',
        onError: { target: 'enteringMagicCode', actions: keepFailure },
      },
    },
    holdingLink: {
      description:
        "The mail's link was opened. One button uses it up: a mail scanner opens pages but presses nothing.",
      on: { 'link.used': { target: 'redeemingLink', actions: 'forgetFailure' } },
    },
    redeemingLink: {
      description: 'The link is being used up.',
      tags: 'busy',
      invoke: {
        src: 'redeemMagicToken',
        id: 'redeemMagicToken',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: 'signedIn',
        onError: { target: 'holdingLink', actions: keepFailure },
      },
    },
    enteringFirstCode: {
      description:
        'Who has just registered types the code from the mail, and the address where it is not known.',
      on: {
        'code.submitted': { guard: 'isCodeTyped', target: 'checkingFirstCode', actions: 'forgetFailure' },
      },
    },
    checkingFirstCode: {
      description: 'The code that finishes the registration is being checked.',
      tags: 'busy',
      invoke: {
        src: 'verifyCode',
        id: 'verifyCode',
        input: typedCode,
        onDone: 'signedIn',
        onError: { target: 'enteringFirstCode', actions: keepFailure },
      },
    },
    ledToVerification: {
      description: 'The pair was right, but the account waits for its code: the page of the code has come.',
      type: 'final',
      entry: { type: 'showVerification', params: ({ context }) => ({ email: context.email }) },
    },
    signedIn: {
      description: 'The session has begun, and the person goes where they wanted to.',
      type: 'final',
    },
  },
});

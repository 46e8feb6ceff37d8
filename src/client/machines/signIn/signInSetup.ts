import { assertEvent, assign, setup } from 'xstate';
import type { Session } from '../../../shared/contract/account/sessionUser';
import { apiErrorOf } from '../base/apiErrorOf';
import { actionNotProvided, actorNotProvided } from '../base/notProvided';
import {
  isEmail,
  isMailedCode,
  type SignInContext,
  type SignInEvent,
  type SignInPage,
  type SignInWay,
} from './signInContext';

/** The vocabulary of signing in: its effects by name, its guards, and what each step does to the context. */
export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as { way: SignInWay } & SignInPage,
    tags: {} as 'busy' | 'email',
  },
  actors: {
    login: actorNotProvided<Session, { email: string; password: string }>('login'),
    requestMagicCode: actorNotProvided<{ mailedAt: number }, { email: string }>('requestMagicCode'),
    verifyMagicCode: actorNotProvided<Session, { email: string; code: string }>('verifyMagicCode'),
    redeemMagicToken: actorNotProvided<Session, { token: string }>('redeemMagicToken'),
    verifyCode: actorNotProvided<Session, { email: string; code: string }>('verifyCode'),
  },
  actions: {
    /** the mail is on its way: its code has a page of its own, so that the way back leads to the address */
    showCodePage: actionNotProvided<{ email: string; mailedAt: number }>('showCodePage'),
    showVerification: actionNotProvided<{ email: string }>('showVerification'),
    keepPage: assign((_, { email, mailedAt, token }: SignInPage) => ({
      email,
      mailedAt,
      token,
      failure: null,
    })),
    keepEmail: assign(({ event }) => {
      assertEvent(event, ['password.submitted', 'email.submitted', 'code.submitted']);
      return { email: event.email.trim(), failure: null };
    }),
    keepMailedAt: assign((_, { mailedAt }: { mailedAt: number }) => ({ mailedAt })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: apiErrorOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    comesBy: ({ context }, { way }: { way: SignInWay }) => context.way === way,
    holdsLink: ({ context }) => context.token !== null,
    knowsEmail: ({ context }) => context.email !== '',
    isPairTyped: ({ event }) => {
      assertEvent(event, 'password.submitted');
      return isEmail(event.email) && event.password !== '';
    },
    isEmailTyped: ({ event }) => {
      assertEvent(event, 'email.submitted');
      return isEmail(event.email);
    },
    isCodeTyped: ({ event }) => {
      assertEvent(event, 'code.submitted');
      return isEmail(event.email) && isMailedCode(event.code);
    },
    isNotVerified: (_, { error }: { error: unknown }) => apiErrorOf(error).code === 'NOT_VERIFIED',
  },
});

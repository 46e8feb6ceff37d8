import type { SignInContext, SignInPage } from '../../../../src/client/machines/signIn/signInContext';
import { signInMachine } from '../../../../src/client/machines/signIn/signInMachine';
import { lostAnswer, refusal } from '../../../unit/machines/bookingFixtures';
import { act, answers, news, refuses, type MachineCase } from '../CaseEvent';

const EMAIL = 'nina@example.com';
const nothingKnown: SignInPage = { email: '', mailedAt: 0, token: null };
const mailed = { ...nothingKnown, email: EMAIL };
const linked = { ...nothingKnown, token: 'secret-token' };
const session = { token: 'fresh' };
const wrong = (code: 'WRONG_CREDENTIALS' | 'NOT_VERIFIED' | 'WRONG_CODE' | 'WRONG_LINK') =>
  refusal(code, { status: 200 });
const tooMany = refusal('TOO_MANY_REQUESTS', { status: 429, retryAfter: 42 });

export const signInCase: MachineCase = {
  machine: signInMachine,
  starts: {
    'the sign-in form': { way: 'password', ...nothingKnown },
    'the magic link form': { way: 'magic', ...nothingKnown },
    'a code that was mailed': { way: 'magic', ...mailed },
    "a mail's link": { way: 'magic', ...linked },
    'a registration': { way: 'verify', ...mailed },
    'a registration without an address': { way: 'verify', ...nothingKnown },
  },
  happenings: [
    act('sends address and password', { type: 'password.submitted', email: EMAIL, password: 'Dragoman1!' }),
    act('sends an address', { type: 'email.submitted', email: EMAIL }),
    act('sends a code', { type: 'code.submitted', email: EMAIL, code: '123 456' }),
    act('presses the button of the link', { type: 'link.used' }),
    news('the way back leads to the address', { type: 'page.shown', ...nothingKnown }),
    news('the way on leads to the code', { type: 'page.shown', ...mailed }),
    news('a link of a mail is opened', { type: 'page.shown', ...linked }),
    answers('login', 'with a session', session),
    refuses('login', 'wrong pair', wrong('WRONG_CREDENTIALS')),
    refuses('login', 'not verified', wrong('NOT_VERIFIED')),
    refuses('login', 'too many tries', tooMany),
    refuses('login', 'no answer', lostAnswer),
    answers('requestMagicCode', 'that it is mailed', { mailedAt: 1_772_442_000_000 }),
    refuses('requestMagicCode', 'too many tries', tooMany),
    refuses('requestMagicCode', 'no answer', lostAnswer),
    answers('verifyMagicCode', 'with a session', session),
    refuses('verifyMagicCode', 'wrong code', wrong('WRONG_CODE')),
    refuses('verifyMagicCode', 'no answer', lostAnswer),
    answers('redeemMagicToken', 'with a session', session),
    refuses('redeemMagicToken', 'used already', wrong('WRONG_LINK')),
    refuses('redeemMagicToken', 'no answer', lostAnswer),
    answers('verifyCode', 'with a session', session),
    refuses('verifyCode', 'wrong code', wrong('WRONG_CODE')),
    refuses('verifyCode', 'no answer', lostAnswer),
  ],
  decides: ({ way, email, token }: SignInContext) => [way, email !== '', token !== null],
};

import { createActor, fromPromise } from 'xstate';
import type { Session } from '../../../src/shared/contract/account/sessionUser';
import type { SignInEvent, SignInWay } from '../../../src/client/machines/signIn/signInContext';
import { signInMachine } from '../../../src/client/machines/signIn/signInMachine';
import { signInCase } from '../../support/machines/cases/signInCase';
import { stoodAfter } from '../../support/machines/stoodAfter';
import { lostAnswer } from './bookingFixtures';

const FORM = 'the sign-in form';
const MAGIC = 'the magic link form';
const CODE = 'a code that was mailed';
const LINK = "a mail's link";
const FIRST = 'a registration';
const pair = 'sends address and password';
const code = 'sends a code';
const link = 'presses the button of the link';
const mail = 'sends an address';
const back = 'the way back leads to the address';
const on = 'the way on leads to the code';
const mailed = 'requestMagicCode answers that it is mailed';
const opened = 'a link of a mail is opened';

it.each<[string, string, string[], string]>([
  ['the sign-in form asks for a pair', FORM, [], 'enteringPassword'],
  ['a pair is checked', FORM, [pair], 'checkingPassword'],
  ['a second press while it is checked changes nothing', FORM, [pair, pair], 'checkingPassword'],
  ['the right pair signs in', FORM, [pair, 'login answers with a session'], 'signedIn'],
  ['a wrong pair can be typed again', FORM, [pair, 'login refuses: wrong pair'], 'enteringPassword'],
  ['a lost answer leads back to the form', FORM, [pair, 'login refuses: no answer'], 'enteringPassword'],
  ['too many tries lead back to the form', FORM, [pair, 'login refuses: too many tries'], 'enteringPassword'],
  [
    'an account without its code is led to it',
    FORM,
    [pair, 'login refuses: not verified'],
    'ledToVerification',
  ],
  ['no code can be sent from the sign-in form', FORM, [code], 'enteringPassword'],
  ['the magic link form asks for an address', MAGIC, [], 'enteringEmail'],
  ['no code can be sent before one was asked for', MAGIC, [code], 'enteringEmail'],
  ['a mail is asked for', MAGIC, [mail], 'requestingCode'],
  ['a second press while it is asked for changes nothing', MAGIC, [mail, mail], 'requestingCode'],
  ['no code can be sent while it is asked for', MAGIC, [mail, code], 'requestingCode'],
  ['a mail on its way leads to its code', MAGIC, [mail, mailed], 'enteringMagicCode'],
  [
    'a mail that was refused leads back',
    MAGIC,
    [mail, 'requestMagicCode refuses: too many tries'],
    'enteringEmail',
  ],
  ['a page that knows the address asks for the code', CODE, [], 'enteringMagicCode'],
  ['a code is checked', CODE, [code], 'checkingMagicCode'],
  ['a second press while the code is checked changes nothing', CODE, [code, code], 'checkingMagicCode'],
  ['the right code signs in', CODE, [code, 'verifyMagicCode answers with a session'], 'signedIn'],
  [
    'a wrong code can be typed again',
    CODE,
    [code, 'verifyMagicCode refuses: wrong code'],
    'enteringMagicCode',
  ],
  ['the way back leads to the address', CODE, [back], 'enteringEmail'],
  ['the way on leads to the code again', CODE, [back, on], 'enteringMagicCode'],
  ['an answer that comes after the way back changes nothing', MAGIC, [mail, back, mailed], 'enteringEmail'],
  [
    'a code that is found right after the way back changes nothing',
    CODE,
    [code, back, 'verifyMagicCode answers with a session'],
    'enteringEmail',
  ],
  ['a link waits for its button', LINK, [], 'holdingLink'],
  ['a link that is opened later waits as well', CODE, [opened], 'holdingLink'],
  ['its button uses it up', LINK, [link], 'redeemingLink'],
  ['a second press while it is used up changes nothing', LINK, [link, link], 'redeemingLink'],
  ['a good link signs in', LINK, [link, 'redeemMagicToken answers with a session'], 'signedIn'],
  ['a used link says so and stays', LINK, [link, 'redeemMagicToken refuses: used already'], 'holdingLink'],
  ['a registration asks for its code', FIRST, [], 'enteringFirstCode'],
  ['also where the address is not known', 'a registration without an address', [], 'enteringFirstCode'],
  ['the first code is checked', FIRST, [code], 'checkingFirstCode'],
  [
    'a second press while the first code is checked changes nothing',
    FIRST,
    [code, code],
    'checkingFirstCode',
  ],
  ['the right first code signs in', FIRST, [code, 'verifyCode answers with a session'], 'signedIn'],
  [
    'a wrong first code can be typed again',
    FIRST,
    [code, 'verifyCode refuses: wrong code'],
    'enteringFirstCode',
  ],
])('%s', (_, start, happened, state) => {
  expect(stoodAfter(signInCase, start, happened).state).toBe(state);
});

/** A running flow whose calls are written down and never answered. */
function open(way: SignInWay, page: { email?: string; token?: string } = {}) {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const effect = <Input, Output = Session>(name: string) =>
    fromPromise<Output, Input>(({ input }) => {
      asked.push({ name, ...input });
      return new Promise(() => undefined);
    });
  const actor = createActor(
    signInMachine.provide({
      actors: {
        login: effect('login'),
        requestMagicCode: fromPromise(({ input }: { input: { email: string } }) => {
          asked.push({ name: 'request', ...input });
          return Promise.resolve({ mailedAt: 5 });
        }),
        verifyMagicCode: effect('magic'),
        redeemMagicToken: effect('link'),
        verifyCode: effect('first'),
      },
      actions: {
        showCodePage: (_, mailed) => void told.push(mailed),
        showVerification: (_, wish) => void told.push(wish),
      },
    }),
    { input: { way, email: '', mailedAt: 0, token: null, ...page } },
  ).start();
  return { actor, asked, told };
}

it.each<[SignInEvent]>([
  [{ type: 'password.submitted', email: 'nina', password: 'Dragoman1!' }],
  [{ type: 'password.submitted', email: 'nina@example.com', password: '' }],
])('half a pair is not sent: %j', (event) => {
  const { actor, asked } = open('password');
  actor.send(event);
  expect(actor.getSnapshot().value).toBe('enteringPassword');
  expect(asked).toEqual([]);
});

it.each<[SignInWay, SignInEvent]>([
  ['magic', { type: 'code.submitted', email: 'nina@example.com', code: '12345' }],
  ['verify', { type: 'code.submitted', email: 'nina@example.com', code: '12345a' }],
  ['verify', { type: 'code.submitted', email: '', code: '123456' }],
])('half a code is not sent: %s %j', (way, event) => {
  const { actor, asked } = open(way, { email: 'nina@example.com' });
  actor.send(event);
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  expect(asked).toEqual([]);
});

it('asks for no mail without an address', () => {
  const { actor, asked } = open('magic');
  actor.send({ type: 'email.submitted', email: ' ' });
  expect(actor.getSnapshot().value).toBe('enteringEmail');
  expect(asked).toEqual([]);
});

it('sends what was typed once, without the spaces around an address, and keeps no password or code', () => {
  const { actor, asked } = open('password');
  actor.send({ type: 'password.submitted', email: ' nina@example.com ', password: ' secret ' });
  const typed = open('verify');
  typed.actor.send({ type: 'code.submitted', email: ' nina@example.com ', code: '123 456' });
  expect([...asked, ...typed.asked]).toEqual([
    { name: 'login', email: 'nina@example.com', password: ' secret ' },
    { name: 'first', email: 'nina@example.com', code: '123 456' },
  ]);
  expect(JSON.stringify([actor.getSnapshot().context, typed.actor.getSnapshot().context])).not.toMatch(
    /secret|123/,
  );
});

it('shows the page of the code for the address that the mail went to, when it went', async () => {
  const { actor, told } = open('magic');
  actor.send({ type: 'email.submitted', email: 'nina@example.com ' });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(told).toEqual([{ email: 'nina@example.com', mailedAt: 5 }]);
  expect(actor.getSnapshot().context).toMatchObject({ email: 'nina@example.com', mailedAt: 5 });
});

it('says why a try was refused until the next one, and of the page before nothing', () => {
  const refused = [pair, 'login refuses: no answer'];
  const said = (start: string, names: string[]) => stoodAfter(signInCase, start, names).context['failure'];
  expect(said(FORM, refused)).toMatchObject({ code: lostAnswer.code });
  expect(said(FORM, [...refused, pair])).toBeNull();
  expect(said(CODE, [code, 'verifyMagicCode refuses: wrong code', back])).toBeNull();
});

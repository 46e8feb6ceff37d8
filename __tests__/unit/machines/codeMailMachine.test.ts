import { createActor, fromPromise } from 'xstate';
import { codeMailMachine } from '../../../src/client/machines/passwordReset/codeMailMachine';
import { codeMailCase } from '../../support/machines/cases/codeMailCase';
import { stoodAfter } from '../../support/machines/stoodAfter';
import { lostAnswer, refusal } from './bookingFixtures';

const JUST_NOW = 'a code that was mailed just now';
const LONG_AGO = 'a code of long ago';
const ask = 'asks for another code';
const passed = 'the pause passes';
const mailed = 'mailCode answers that it is mailed';
const tooMany = 'mailCode refuses: too many tries';

it.each<[string, string, string[], string]>([
  ['another code has to wait after one was mailed', JUST_NOW, [], 'pausing'],
  ['asking before its time changes nothing', JUST_NOW, [ask], 'pausing'],
  ['it may be asked for once the pause is over', JUST_NOW, [passed], 'ready'],
  ['it may be asked for at once where the last one is old', LONG_AGO, [], 'ready'],
  ['it is asked for', LONG_AGO, [ask], 'mailing'],
  ['a second press meanwhile changes nothing', LONG_AGO, [ask, ask], 'mailing'],
  ['the clock does not end a call', LONG_AGO, [ask, passed], 'mailing'],
  ['the next one has to wait', LONG_AGO, [ask, mailed], 'pausing'],
  ['one that is refused for now waits as long as the server says', LONG_AGO, [ask, tooMany], 'pausing'],
  [
    'one whose answer was lost may be asked for again',
    LONG_AGO,
    [ask, 'mailCode refuses: no answer'],
    'ready',
  ],
])('%s', (_, start, happened, state) => {
  expect(stoodAfter(codeMailCase, start, happened).state).toBe(state);
});

function open(answer: Promise<null>) {
  const asked: string[] = [];
  const pauses: number[] = [];
  const actor = createActor(
    codeMailMachine.provide({
      actors: {
        mailCode: fromPromise<null, { email: string }>(({ input }) => (asked.push(input.email), answer)),
      },
      actions: { countPause: (_, { seconds }) => void pauses.push(seconds) },
    }),
    { input: { wasMailed: false } },
  ).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { actor, asked, pauses, settle };
}
const failing = (error: object) => Promise.reject<null>(Object.assign(new Error(), error));

it('mails to an address only', () => {
  const { actor, asked } = open(Promise.resolve(null));
  actor.send({ type: 'mail.asked', email: 'nina' });
  expect(actor.getSnapshot().value).toBe('ready');
  actor.send({ type: 'mail.asked', email: ' nina@example.com' });
  expect(asked).toEqual(['nina@example.com']);
});

it.each([
  ['a minute after a mail', () => Promise.resolve(null), [60], 'mailed'],
  ['as long as the server says', () => failing(refusal('TOO_MANY_REQUESTS', { retryAfter: 42 })), [42], null],
  ['not at all after a lost answer', () => failing(lostAnswer), [], null],
] as const)('counts %s, and says what became of the wish', async (_, answer, seconds, said) => {
  const { actor, pauses, settle } = open(answer());
  actor.send({ type: 'mail.asked', email: 'nina@example.com' });
  expect(actor.getSnapshot().context.said).toBe('nothing');
  await settle();
  expect(pauses).toEqual(seconds);
  const { said: heard } = actor.getSnapshot().context;
  if (said) expect(heard).toBe(said);
  else expect(heard).toHaveProperty('code');
});

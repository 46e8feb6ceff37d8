import { fromCallback, fromPromise, type AnyStateMachine, type EventObject } from 'xstate';
import { connectionMachine } from '../../../src/client/machines/connection/connectionMachine';
import { messageDeliveryMachine } from '../../../src/client/machines/messageDelivery/messageDeliveryMachine';
import {
  nextOf,
  type Outgoing,
  withDraftSent,
  withFailure,
} from '../../../src/client/machines/messageDelivery/outbox';
import { tokenRenewalMachine } from '../../../src/client/machines/tokenRenewal/tokenRenewalMachine';
import { lostAnswer, refusal } from './bookingFixtures';
import { transitionsNotWalked } from './walkedTransitions';

const never = fromPromise<string | null, void>(() => new Promise(() => undefined));
const nothing = () => undefined;

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('lost') });
const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` });
const heard = (type: string | null) => ({ type: 'line.heard', news: type && { type }, at: 5 });

const came = { type: 'reader.came', readSince: 1 };
const woke = { type: 'page.woke' };
const token = done('askToken', 'a.b.c');
const closed = (isRefused: boolean) => ({ type: 'line.closed', isRefused });
const pauseOver = after('pause', 'connection.signedIn.pausing');

const threads = { one: { draft: 'hello', outgoing: [{ id: 'a', text: 'a' }] } };
const answered = (error?: unknown): EventObject & Record<string, unknown> => ({
  type: 'message.answered',
  threadId: 'one',
  id: 'a',
  error,
});
const screenCame = { type: 'screen.came' };
const owner = (name: string | null) => ({ type: 'owner.changed', owner: name, threads });

/** The paths that together take every branch of each chart. */
it.each<[string, AnyStateMachine, { input?: unknown; paths: (EventObject & Record<string, unknown>)[][] }]>([
  [
    'the connection',
    connectionMachine.provide({
      actors: {
        askToken: never,
        line: fromCallback<EventObject, { token: string; heardAt: number }>(nothing),
      },
      actions: { tellNews: nothing, askWhoIsThere: nothing },
    }),
    {
      paths: [
        [came, done('askToken', null), woke, failed('askToken'), pauseOver, { type: 'page.hidden' }, woke],
        [came, token, heard('ready'), heard('booking'), heard(null), closed(false), { type: 'reader.left' }],
        [came, token, closed(true), pauseOver, token, closed(true)],
        [came, token, after('silence', 'connection.signedIn.open.listening')],
      ],
    },
  ],
  [
    'the delivery of messages',
    messageDeliveryMachine.provide({
      actors: { sendMessage: fromCallback<EventObject, { threadId: string; message: Outgoing }>(nothing) },
      actions: { keepThread: nothing, tell: nothing },
    }),
    {
      input: { owner: 'ada', threads },
      paths: [
        [
          { type: 'draft.typed', threadId: 'one', draft: 'more' },
          { type: 'draft.sent', threadId: 'one', id: 'b' },
          answered(lostAnswer),
          { type: 'message.retried', threadId: 'one', id: 'a' },
          answered(),
          { type: 'message.discarded', threadId: 'one', id: 'b' },
          { type: 'storage.changed', threads },
          owner(null),
        ],
        [screenCame, screenCame, { type: 'screen.left' }, { type: 'screen.left' }],
        [screenCame, answered(lostAnswer), after('pause', 'messageDelivery.following.pausing'), answered()],
        [screenCame, { type: 'page.online' }, owner('eva'), owner(null)],
      ],
    },
  ],
])('%s takes every branch of its chart', (_, machine, { input, paths }) => {
  const walks = paths.map((events) => ({ input, events }));
  expect(transitionsNotWalked(machine, walks)).toEqual([]);
});

it('the renewal of tokens takes every branch of its chart', () => {
  const isDue = [true, true, false];
  const machine = tokenRenewalMachine.provide({
    actors: { renewToken: never },
    guards: { isDue: () => isDue.shift() ?? false },
    delays: { untilDue: 1_000_000 },
  });
  const due = after('untilDue', 'tokenRenewal.waiting');
  const events = [due, done('renewToken', 'a.b.c'), woke, failed('renewToken'), due];
  expect(transitionsNotWalked(machine, [{ input: undefined, events }])).toEqual([]);
});

describe('what waits to be sent', () => {
  const outbox = withDraftSent({ threads, failures: {} }, 'one', 'b');

  it('leaves in the order in which it was written', () => {
    expect(nextOf(outbox, 'one')).toEqual({ id: 'a', text: 'a' });
  });

  it('waits behind what met no server, and passes what was refused for good', () => {
    expect(nextOf(withFailure(outbox, 'one', 'a', lostAnswer), 'one')?.id).toBe('a');
    expect(nextOf(withFailure(outbox, 'one', 'a', refusal('NOT_FOUND')), 'one')?.id).toBe('b');
  });
});

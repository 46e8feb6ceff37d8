import { createActor, fromPromise, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ApiError } from '../../../src/shared/contract/base/apiError';
import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import type { RescheduleStanding } from '../../../src/shared/domain/booking/rescheduling';
import { reschedulingMachine } from '../../../src/client/machines/rescheduling/reschedulingMachine';
import { aBooking } from '../../support/aBooking';
import { lostAnswer, refusal } from './bookingFixtures';

const STANDINGS: readonly RescheduleStanding[] = ['closed', 'none', 'own', 'theirs'];
const wish = {
  meetingDate: '2030-01-06',
  meetingTime: '11:00',
  meetingAmPm: 'AM' as const,
  meetingTimezone: 'GMT',
};
const seen = (standing: RescheduleStanding, version = 3) =>
  ({ type: 'booking.seen', booking: { id: 'b1', version }, standing }) as const;

/** As the API rejects: an error that is an `ApiError` too. */
const refused = (problem: ApiError): Promise<BookingRecord> =>
  Promise.reject(Object.assign(new Error(problem.code), problem));

function open(standing: RescheduleStanding, answers: Promise<BookingRecord>[] = []) {
  const told: string[] = [];
  const asked: unknown[] = [];
  const effect = <Input extends object>(name: string) =>
    fromPromise<BookingRecord, Input>(({ input }) => {
      asked.push({ name, ...input });
      return answers.shift() ?? Promise.resolve(aBooking({ version: 4 }));
    });
  const actor = createActor(
    reschedulingMachine.provide({
      actors: {
        proposeTime: effect('propose'),
        answerProposal: effect('answer'),
        withdrawProposal: effect('withdraw'),
      },
      actions: {
        tellDone: (_, { done }) => void told.push(done),
        tellRefusal: (_, { failure }) => void told.push(failure.code),
      },
    }),
    { input: { booking: { id: 'b1', version: 3 }, standing } },
  ).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { actor, told, asked, settle, state: () => actor.getSnapshot().value };
}

test.each([
  ['closed', 'closed'],
  ['none', 'settled'],
  ['own', 'waiting'],
  ['theirs', 'deciding'],
] as const)('a booking that stands as %s finds the person %s, at first and later', (standing, state) => {
  expect(open(standing).state()).toBe(state);
  const later = open('none');
  later.actor.send(seen(standing));
  expect(later.state()).toBe(state);
});

test('a time is proposed once, as of the version that was seen, and then waits', async () => {
  const { actor, asked, told, settle, state } = open('none');
  actor.send({ type: 'choosing.started' });
  actor.send({ type: 'time.submitted', wish });
  actor.send({ type: 'time.submitted', wish });
  expect(state()).toBe('proposing');
  await settle();
  expect(asked).toEqual([{ name: 'propose', id: 'b1', version: 3, ...wish }]);
  expect(told).toEqual(['proposed']);
  expect(state()).toBe('waiting');
  expect(actor.getSnapshot().context.booking.version).toBe(4);
});

test('a refused proposal leads back to the form, which says why; giving up forgets it', async () => {
  const { actor, settle, state } = open('theirs', [refused(refusal('SLOT_TAKEN'))]);
  actor.send({ type: 'choosing.started' });
  actor.send({ type: 'time.submitted', wish });
  await settle();
  expect(state()).toBe('choosing');
  expect(actor.getSnapshot().context.problem?.code).toBe('SLOT_TAKEN');
  actor.send({ type: 'choosing.dismissed' });
  expect(state()).toBe('deciding');
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test('news do not take away what is typed, but the end of all rescheduling does', () => {
  const { actor, state } = open('none');
  actor.send({ type: 'choosing.started' });
  actor.send(seen('theirs', 5));
  expect(state()).toBe('choosing');
  expect(actor.getSnapshot().context.booking.version).toBe(5);
  actor.send(seen('closed'));
  expect(state()).toBe('closed');
});

test.each([
  ['proposal.accepted', 'theirs', { name: 'answer', agrees: true }, 'agreed'],
  ['proposal.declined', 'theirs', { name: 'answer', agrees: false }, 'declined'],
  ['proposal.withdrawn', 'own', { name: 'withdraw' }, 'withdrawn'],
] as const)('%s is done once, and told', async (type, standing, call, done) => {
  const { actor, asked, told, settle, state } = open(standing);
  actor.send({ type });
  actor.send({ type });
  await settle();
  expect(asked).toEqual([{ id: 'b1', version: 3, ...call }]);
  expect(told).toEqual([done]);
  expect(state()).toBe('settled');
});

test.each(['proposal.accepted', 'proposal.declined', 'proposal.withdrawn'] as const)(
  '%s, refused, is told, and the person is where the booking then stands',
  async (type) => {
    const standing = type === 'proposal.withdrawn' ? 'own' : 'theirs';
    const { actor, told, settle, state } = open(standing, [refused(lostAnswer)]);
    actor.send({ type });
    actor.send(seen('none', 9));
    await settle();
    expect(told).toEqual([lostAnswer.code]);
    expect(state()).toBe('settled');
  },
);

test('what is not open cannot be answered or taken back', () => {
  for (const standing of STANDINGS) {
    const { actor, state, asked } = open(standing);
    const before = state();
    if (standing !== 'theirs') {
      actor.send({ type: 'proposal.accepted' });
      actor.send({ type: 'proposal.declined' });
    }
    if (standing !== 'own') actor.send({ type: 'proposal.withdrawn' });
    actor.send({ type: 'time.submitted', wish });
    expect(state()).toBe(before);
    expect(asked).toEqual([]);
  }
});

test('every state can be reached', () => {
  const events: EventFromLogic<typeof reschedulingMachine>[] = [
    ...STANDINGS.map((standing) => seen(standing)),
    { type: 'choosing.started' },
    { type: 'choosing.dismissed' },
    { type: 'time.submitted', wish },
    { type: 'proposal.accepted' },
    { type: 'proposal.declined' },
    { type: 'proposal.withdrawn' },
  ];
  const paths = getShortestPaths(reschedulingMachine, {
    input: { booking: { id: 'b1', version: 3 }, standing: 'closed' },
    events: (state) => events.filter((event) => state.can(event)),
  });
  const reached = new Set(paths.map(({ state }) => state.value));
  const states = Object.keys(reschedulingMachine.states).filter((name) => name !== 'looking');
  for (const state of states) expect(reached).toContain(state);
});

import { createActor, fromPromise, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { SessionRoom } from '../../../src/shared/contract/bookings/session';
import type { RoomPhase } from '../../../src/shared/domain/booking/sessionRoom';
import { sessionMachine } from '../../../src/client/machines/meeting/sessionMachine';
import { aRoom } from '../../support/aThread';
import { lostAnswer } from './bookingFixtures';

type SessionEventOfMachine = EventFromLogic<typeof sessionMachine>;
const PHASES: readonly RoomPhase[] = ['unconfirmed', 'tooEarly', 'open', 'present', 'over', 'off'];

function open(phase: RoomPhase, does: { join?: Promise<SessionRoom>; end?: Promise<SessionRoom> } = {}) {
  const told: string[] = [];
  const asked: string[] = [];
  const effect = (name: string, answer = Promise.resolve(aRoom())) =>
    fromPromise<SessionRoom, { id: string }>(({ input }) => {
      asked.push(`${name} ${input.id}`);
      return answer;
    });
  const actor = createActor(
    sessionMachine.provide({
      actors: { joinSession: effect('join', does.join), endSession: effect('end', does.end) },
      actions: { tellRefusal: (_, { failure }) => void told.push(failure.code) },
    }),
    { input: { bookingId: 'b1', phase } },
  ).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { actor, told, asked, settle, state: () => actor.getSnapshot().value };
}

test.each([
  ['unconfirmed', 'waiting'],
  ['tooEarly', 'waiting'],
  ['open', 'atTheDoor'],
  ['present', 'present'],
  ['over', 'over'],
  ['off', 'over'],
] as const)('a room that is %s finds the person %s, at first and later', (phase, state) => {
  expect(open(phase).state()).toBe(state);
  const later = open('tooEarly');
  later.actor.send({ type: 'room.seen', phase });
  expect(later.state()).toBe(state);
});

test('checking in leads into the session, once however often it is pressed', async () => {
  const { actor, asked, settle, state } = open('open');
  actor.send({ type: 'join.pressed' });
  actor.send({ type: 'join.pressed' });
  expect(state()).toBe('checkingIn');
  await settle();
  expect(state()).toBe('present');
  expect(asked).toEqual(['join b1']);
});

test('a refused check-in is told, and leaves the person where the room says', async () => {
  const { actor, told, settle, state } = open('open', {
    join: Promise.reject(Object.assign(new Error(), lostAnswer)),
  });
  actor.send({ type: 'join.pressed' });
  actor.send({ type: 'room.seen', phase: 'over' });
  expect(state()).toBe('checkingIn');
  await settle();
  expect(told).toEqual([lostAnswer.code]);
  expect(state()).toBe('over');
});

test('the end is asked for, may be taken back, and is told once', async () => {
  const { actor, asked, settle, state } = open('present');
  actor.send({ type: 'end.pressed' });
  actor.send({ type: 'room.seen', phase: 'present' });
  expect(state()).toBe('confirmingEnd');
  actor.send({ type: 'end.dismissed' });
  expect(state()).toBe('present');
  actor.send({ type: 'end.pressed' });
  actor.send({ type: 'end.confirmed' });
  await settle();
  expect(state()).toBe('over');
  expect(asked).toEqual(['end b1']);
});

test('an end that others brought takes the question away', () => {
  const { actor, state } = open('present');
  actor.send({ type: 'end.pressed' });
  actor.send({ type: 'room.seen', phase: 'over' });
  expect(state()).toBe('over');
});

test('every state can be reached from a room that is not open yet', () => {
  const events: SessionEventOfMachine[] = [
    ...PHASES.map((phase) => ({ type: 'room.seen' as const, phase })),
    { type: 'join.pressed' },
    { type: 'end.pressed' },
    { type: 'end.confirmed' },
    { type: 'end.dismissed' },
  ];
  const paths = getShortestPaths(sessionMachine, {
    input: { bookingId: 'b1', phase: 'tooEarly' },
    events: (state) => events.filter((event) => state.can(event)),
  });
  const reached = new Set(paths.map(({ state }) => state.value));
  for (const state of ['waiting', 'atTheDoor', 'checkingIn', 'present', 'confirmingEnd', 'ending', 'over'])
    expect(reached).toContain(state);
});

import { assign, setup } from 'xstate';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import type { RoomPhase } from '../../../shared/domain/booking/sessionRoom';
import { apiErrorOf } from '../base/apiErrorOf';
import { actionNotProvided, actorNotProvided } from '../base/notProvided';

export interface SessionContext {
  bookingId: string;
  /** what the room is to the person, as last seen */
  phase: RoomPhase;
}

export type SessionEvent =
  | { type: 'room.seen'; phase: RoomPhase }
  | { type: 'join.pressed' }
  | { type: 'end.pressed' }
  | { type: 'end.confirmed' }
  | { type: 'end.dismissed' };

/** A person's way through a session: wait, check in, be there, and (for the interpreter) end it. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { bookingId: string; phase: RoomPhase },
    tags: {} as 'busy' | 'present',
  },
  actors: {
    joinSession: actorNotProvided<SessionRoom, { id: string }>('joinSession'),
    endSession: actorNotProvided<SessionRoom, { id: string }>('endSession'),
  },
  actions: {
    tellRefusal: actionNotProvided<{ failure: ApiError }>('tellRefusal'),
    keepPhase: assign((_, { phase }: { phase: RoomPhase }) => ({ phase })),
  },
  guards: {
    isIn: ({ context }, { phases }: { phases: readonly RoomPhase[] }) => phases.includes(context.phase),
  },
}).createMachine({
  id: 'session',
  description: 'A person waits for a session, checks in, is there, and (the interpreter) ends it.',
  context: ({ input }) => ({ ...input }),
  initial: 'looking',
  on: {
    'room.seen': {
      target: '.looking',
      actions: { type: 'keepPhase', params: ({ event }) => ({ phase: event.phase }) },
    },
  },
  states: {
    looking: {
      description: 'What was last seen of the room decides what the person can do.',
      always: [
        { guard: { type: 'isIn', params: { phases: ['present'] } }, target: 'present' },
        { guard: { type: 'isIn', params: { phases: ['open'] } }, target: 'atTheDoor' },
        { guard: { type: 'isIn', params: { phases: ['over', 'off'] } }, target: 'over' },
        { target: 'waiting' },
      ],
    },
    waiting: { description: 'It is not agreed yet, or too early.' },
    atTheDoor: {
      description: 'The person may check in.',
      on: { 'join.pressed': 'checkingIn' },
    },
    checkingIn: {
      description: 'The check-in is under way; what is seen of the room meanwhile is kept for afterwards.',
      tags: 'busy',
      on: { 'room.seen': { actions: { type: 'keepPhase', params: ({ event }) => event } } },
      invoke: {
        src: 'joinSession',
        id: 'joinSession',
        input: ({ context }) => ({ id: context.bookingId }),
        onDone: { target: 'present', actions: { type: 'keepPhase', params: { phase: 'present' } } },
        onError: {
          target: 'looking',
          actions: { type: 'tellRefusal', params: ({ event }) => ({ failure: apiErrorOf(event.error) }) },
        },
      },
    },
    present: {
      description: 'The person has checked in, and the session goes on.',
      tags: 'present',
      on: { 'end.pressed': 'confirmingEnd' },
    },
    confirmingEnd: {
      description: 'Ending cannot be undone, so it is asked for.',
      tags: 'present',
      on: {
        'end.confirmed': 'ending',
        'end.dismissed': 'present',
        // A second look at the room must not take the question away while nothing changed; other news do.
        'room.seen': { guard: ({ event }) => event.phase === 'present' },
      },
    },
    ending: {
      description: 'The end is being told.',
      tags: ['busy', 'present'],
      on: { 'room.seen': { actions: { type: 'keepPhase', params: ({ event }) => event } } },
      invoke: {
        src: 'endSession',
        id: 'endSession',
        input: ({ context }) => ({ id: context.bookingId }),
        onDone: 'over',
        onError: {
          target: 'looking',
          actions: { type: 'tellRefusal', params: ({ event }) => ({ failure: apiErrorOf(event.error) }) },
        },
      },
    },
    over: { description: 'It took place, or it will not.' },
  },
});

import { apiErrorOf } from '../base/apiErrorOf';
import { agreeing, declining, withdrawing } from './reschedulingAnswerStates';
import { keepSeen, reschedulingSetup, tellRefusal } from './reschedulingSetup';

/**
 * A person's way through moving a booking: propose a time, or answer, or take back. The booking keeps its own time
 * until the other side consents; what is open is always what was last seen of it.
 */
export const reschedulingMachine = reschedulingSetup.createMachine({
  id: 'rescheduling',
  description:
    'A client or an interpreter moves a booking: proposes a time, answers a proposal, or takes one back.',
  context: ({ input }) => ({ ...input, wish: null, problem: null }),
  initial: 'looking',
  on: { 'booking.seen': { target: '.looking', actions: keepSeen } },
  states: {
    looking: {
      description: 'What was last seen of the booking decides what the person can do.',
      always: [
        { guard: { type: 'stands', params: { as: 'closed' } }, target: 'closed' },
        { guard: { type: 'stands', params: { as: 'own' } }, target: 'waiting' },
        { guard: { type: 'stands', params: { as: 'theirs' } }, target: 'deciding' },
        { target: 'settled' },
      ],
    },
    settled: {
      description: 'Nothing is proposed; the person may propose another time.',
      on: { 'choosing.started': 'choosing' },
    },
    waiting: {
      description: 'Their own proposal waits for the other side.',
      on: { 'proposal.withdrawn': 'withdrawing', 'choosing.started': 'choosing' },
    },
    deciding: {
      description: "The other side's proposal waits for this person.",
      on: {
        'proposal.accepted': 'agreeing',
        'proposal.declined': 'declining',
        'choosing.started': 'choosing',
      },
    },
    choosing: {
      description: 'The person chooses a time. News of the booking do not take away what is typed.',
      tags: 'form',
      on: {
        'booking.seen': [
          {
            guard: { type: 'isClosing', params: ({ event }) => ({ standing: event.standing }) },
            target: 'looking',
            actions: keepSeen,
          },
          { actions: keepSeen },
        ],
        'choosing.dismissed': { target: 'looking', actions: 'forgetProblem' },
        'time.submitted': { target: 'proposing', actions: 'keepWish' },
      },
    },
    proposing: {
      description: 'The proposal is under way, once however often it is sent.',
      tags: ['busy', 'form'],
      on: { 'booking.seen': { actions: keepSeen } },
      invoke: {
        src: 'proposeTime',
        id: 'proposeTime',
        input: ({ context }) => {
          if (!context.wish) throw new Error('A time is proposed that nobody chose');
          return { ...context.booking, ...context.wish };
        },
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output, standing: 'own' }) },
            { type: 'tellDone', params: { done: 'proposed' } },
          ],
        },
        onError: [
          // The newly read times left nothing to choose.
          { guard: { type: 'stands', params: { as: 'closed' } }, target: 'looking', actions: tellRefusal },
          {
            target: 'choosing',
            actions: { type: 'keepProblem', params: ({ event }) => ({ failure: apiErrorOf(event.error) }) },
          },
        ],
      },
    },
    agreeing,
    declining,
    withdrawing,
    closed: {
      description: 'It is not agreed yet, has begun, or will not take place: its time cannot be moved.',
    },
  },
});

import { assertEvent, assign, setup } from 'xstate';
import type { ApiError } from '../contract/apiError';
import type { BookingRecord } from '../contract/bookingRecord';
import type { RescheduleStanding } from '../domain/rescheduling';
import { apiErrorOf } from './apiErrorOf';
import { actionNotProvided, actorNotProvided } from './notProvided';
import type { ReschedulingContext, ReschedulingEvent, SeenBooking, TimeWish } from './reschedulingContext';

type Done = 'proposed' | 'agreed' | 'declined' | 'withdrawn';

const keepSeen = {
  type: 'keepSeen',
  params: ({ event }: { event: Extract<ReschedulingEvent, { type: 'booking.seen' }> }) => event,
} as const;
const tellRefusal = {
  type: 'tellRefusal',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: apiErrorOf(event.error) }),
} as const;

/**
 * A person's way through moving a booking: propose a time, or answer, or take back. The booking keeps its own time
 * until the other side consents; what is open is always what was last seen of it.
 */
export const reschedulingMachine = setup({
  types: {
    context: {} as ReschedulingContext,
    events: {} as ReschedulingEvent,
    input: {} as { booking: SeenBooking; standing: RescheduleStanding },
    tags: {} as 'busy' | 'form',
  },
  actors: {
    proposeTime: actorNotProvided<BookingRecord, SeenBooking & TimeWish>('proposeTime'),
    answerProposal: actorNotProvided<BookingRecord, SeenBooking & { agrees: boolean }>('answerProposal'),
    withdrawProposal: actorNotProvided<BookingRecord, SeenBooking>('withdrawProposal'),
  },
  actions: {
    tellDone: actionNotProvided<{ done: Done }>('tellDone'),
    tellRefusal: actionNotProvided<{ failure: ApiError }>('tellRefusal'),
    keepSeen: assign((_, { booking, standing }: Pick<ReschedulingContext, 'booking' | 'standing'>) => ({
      booking,
      standing,
    })),
    keepAnswer: assign(
      ({ context }, { answer, standing }: { answer: BookingRecord; standing: RescheduleStanding }) => ({
        booking: { ...context.booking, version: answer.version },
        standing,
        problem: null,
      }),
    ),
    keepWish: assign(({ event }) => {
      assertEvent(event, 'time.submitted');
      return { wish: event.wish, problem: null };
    }),
    keepProblem: assign((_, { failure }: { failure: ApiError }) => ({ problem: failure })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    stands: ({ context }, { as }: { as: RescheduleStanding }) => context.standing === as,
    isClosing: (_, { standing }: { standing: RescheduleStanding }) => standing === 'closed',
  },
}).createMachine({
  id: 'rescheduling',
  description: 'A client or an interpreter moves a booking: proposes a time, answers a proposal, or takes one back.',
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
        onError: {
          target: 'choosing',
          actions: { type: 'keepProblem', params: ({ event }) => ({ failure: apiErrorOf(event.error) }) },
        },
      },
    },
    agreeing: {
      description: 'The consent is under way: the old time is let go only as the new one is held.',
      tags: 'busy',
      on: { 'booking.seen': { actions: keepSeen } },
      invoke: {
        src: 'answerProposal',
        id: 'agree',
        input: ({ context }) => ({ ...context.booking, agrees: true }),
        onDone: {
          target: 'settled',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output, standing: 'none' }) },
            { type: 'tellDone', params: { done: 'agreed' } },
          ],
        },
        onError: { target: 'looking', actions: tellRefusal },
      },
    },
    declining: {
      description: 'The refusal is under way; the booking stays where it is.',
      tags: 'busy',
      on: { 'booking.seen': { actions: keepSeen } },
      invoke: {
        src: 'answerProposal',
        id: 'decline',
        input: ({ context }) => ({ ...context.booking, agrees: false }),
        onDone: {
          target: 'settled',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output, standing: 'none' }) },
            { type: 'tellDone', params: { done: 'declined' } },
          ],
        },
        onError: { target: 'looking', actions: tellRefusal },
      },
    },
    withdrawing: {
      description: 'Their own proposal is being taken back.',
      tags: 'busy',
      on: { 'booking.seen': { actions: keepSeen } },
      invoke: {
        src: 'withdrawProposal',
        id: 'withdrawProposal',
        input: ({ context }) => context.booking,
        onDone: {
          target: 'settled',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output, standing: 'none' }) },
            { type: 'tellDone', params: { done: 'withdrawn' } },
          ],
        },
        onError: { target: 'looking', actions: tellRefusal },
      },
    },
    closed: {
      description: 'It is not agreed yet, has begun, or will not take place: its time cannot be moved.',
    },
  },
});

import { assertEvent, assign, setup } from 'xstate';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { CallRecord } from '../../../shared/contract/bookings/calls';
import type { CallState } from '../../../shared/domain/booking/calls';
import { apiErrorOf } from '../base/apiErrorOf';
import { actionNotProvided, actorNotProvided } from '../base/notProvided';
import type { CallChoice, CallContext, CallEvent, CallInput } from './callContext';

type StartInput = CallChoice & { id: string };
type Answered = { event: { output: CallRecord } };
type Failed = { event: { error: unknown } };

const callSetup = setup({
  types: {
    context: {} as CallContext,
    events: {} as CallEvent,
    input: {} as CallInput,
    tags: {} as 'busy' | 'preparing',
  },
  actors: {
    startCall: actorNotProvided<CallRecord, StartInput>('startCall'),
    askMore: actorNotProvided<CallRecord, { id: string }>('askMore'),
    withdrawCall: actorNotProvided<CallRecord, { id: string }>('withdrawCall'),
  },
  actions: {
    /** to the call's own page */
    openCall: actionNotProvided<{ id: string }>('openCall'),
    tellMore: actionNotProvided<{ call: CallRecord }>('tellMore'),
    tellRefusal: actionNotProvided<{ failure: ApiError }>('tellRefusal'),
    keepChoice: assign(({ event }) => {
      assertEvent(event, 'call.prepared');
      return { choice: event.choice, problem: null };
    }),
    keepPrice: assign(({ context, event }) => {
      assertEvent(event, 'price.agreed');
      return {
        choice: { named: context.choice?.named ?? [], maxTotalFee: event.maxTotalFee },
        problem: null,
      };
    }),
    keepStanding: assign((_, { standing }: { standing: CallState }) => ({ standing })),
    keepProblem: assign((_, { failure }: { failure: ApiError }) => ({ problem: failure })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    namesPeople: (_, { choice }: { choice: CallChoice }) => choice.named.length > 0,
    stands: ({ context }, { as }: { as: CallState | null }) => context.standing === as,
  },
});

const keepSeen = {
  type: 'keepStanding',
  params: ({ event }: { event: Extract<CallEvent, { type: 'call.seen' }> }) => event,
} as const;
const keepAnswer = {
  type: 'keepStanding',
  params: ({ event }: Answered) => ({ standing: event.output.state }),
} as const;
const tellRefusal = {
  type: 'tellRefusal',
  params: ({ event }: Failed) => ({ failure: apiErrorOf(event.error) }),
} as const;
const namesPeople = {
  type: 'namesPeople',
  params: ({ event }: { event: Extract<CallEvent, { type: 'call.prepared' }> }) => event,
} as const;

/** Whom, and for how much at most. Named people are sent to at once, for their price stands beside each. */
const preparing = callSetup.createStateConfig({
  description: 'Nobody is asked yet.',
  tags: 'preparing',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The client chooses whom to ask, and sees the highest price among them.',
      on: {
        'call.prepared': [
          { guard: namesPeople, target: '#call.starting', actions: 'keepChoice' },
          { target: 'confirming', actions: 'keepChoice' },
        ],
      },
    },
    confirming: {
      description: 'The client sees the highest price and what cancelling costs, and agrees to it.',
      on: {
        'price.agreed': { target: '#call.starting', actions: 'keepPrice' },
        'choosing.resumed': { target: 'choosing', actions: 'forgetProblem' },
      },
    },
    lastStep: { description: 'Back to the step from which it was sent.', type: 'history' },
  },
});

/**
 * A client's way through asking several interpreters: whom, for how much at most, and then what becomes of it. Where the call
 * stands is always what was last seen of it.
 */
export const callMachine = callSetup.createMachine({
  id: 'call',
  description: 'A client asks several interpreters at once; the first who accepts gets the booking.',
  context: ({ input }) => ({ ...input, choice: null, problem: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'What was last seen of the call decides what the client can do.',
      always: [
        { guard: { type: 'stands', params: { as: 'asking' } }, target: 'asking' },
        { guard: { type: 'stands', params: { as: 'taken' } }, target: 'taken' },
        { guard: { type: 'stands', params: { as: 'lapsed' } }, target: 'lapsed' },
        { guard: { type: 'stands', params: { as: 'withdrawn' } }, target: 'withdrawn' },
        { target: 'preparing' },
      ],
    },
    preparing,
    starting: {
      description: 'The question is under way, once however often it is sent.',
      tags: ['busy', 'preparing'],
      invoke: {
        src: 'startCall',
        id: 'startCall',
        input: ({ context: { id, choice } }) => {
          if (!choice) throw new Error('A call is started for which nobody was chosen');
          return { id, ...choice };
        },
        onDone: {
          target: 'looking',
          actions: [keepAnswer, { type: 'openCall', params: ({ event }) => ({ id: event.output.id }) }],
        },
        onError: {
          target: 'preparing.lastStep',
          actions: { type: 'keepProblem', params: ({ event }) => ({ failure: apiErrorOf(event.error) }) },
        },
      },
    },
    asking: {
      description: 'Interpreters are asked, wave after wave; the first who accepts gets the booking.',
      on: {
        'call.seen': { target: 'looking', actions: keepSeen },
        'more.asked': 'askingMore',
        'call.withdrawn': 'withdrawing',
      },
    },
    askingMore: {
      description: 'The next people are being asked.',
      tags: 'busy',
      on: { 'call.seen': { actions: keepSeen } },
      invoke: {
        src: 'askMore',
        id: 'askMore',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'looking',
          actions: [keepAnswer, { type: 'tellMore', params: ({ event }) => ({ call: event.output }) }],
        },
        onError: { target: 'looking', actions: tellRefusal },
      },
    },
    withdrawing: {
      description: 'The call is being taken back.',
      tags: 'busy',
      on: { 'call.seen': { actions: keepSeen } },
      invoke: {
        src: 'withdrawCall',
        id: 'withdrawCall',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'looking', actions: keepAnswer },
        onError: { target: 'looking', actions: tellRefusal },
      },
    },
    taken: { description: 'Somebody accepted: there is a booking.' },
    lapsed: { description: 'Nobody accepted in time.' },
    withdrawn: { description: 'The client asks nobody any more.' },
  },
});

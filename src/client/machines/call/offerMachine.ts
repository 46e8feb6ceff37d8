import { assign, setup } from 'xstate';
import { type ApiError, isApiError } from '../../../shared/contract/base/apiError';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { CallOverDetails, type CallOffer } from '../../../shared/contract/bookings/calls';
import type { OfferState } from '../../../shared/domain/booking/calls';
import { apiErrorOf } from '../base/apiErrorOf';
import { actionNotProvided, actorNotProvided } from '../base/notProvided';

export interface OfferContext {
  callId: string;
  /** as it was last seen */
  standing: OfferState;
  /** the booking, once it is theirs */
  bookingId: string | null;
  /** why it could not be answered; the card says it */
  problem: ApiError | null;
}

export type OfferEvent =
  | { type: 'offer.seen'; standing: OfferState; bookingId: string | null }
  | { type: 'offer.accepted' }
  | { type: 'offer.declined' };

type Failed = { event: { error: unknown } };

const offerSetup = setup({
  types: {
    context: {} as OfferContext,
    events: {} as OfferEvent,
    input: {} as Omit<OfferContext, 'problem'>,
    tags: {} as 'busy',
  },
  actors: {
    acceptOffer: actorNotProvided<BookingRecord, { call_id: string }>('acceptOffer'),
    declineOffer: actorNotProvided<CallOffer, { call_id: string }>('declineOffer'),
  },
  actions: {
    tellWon: actionNotProvided<{ booking: BookingRecord }>('tellWon'),
    keepSeen: assign((_, { standing, bookingId }: Pick<OfferContext, 'standing' | 'bookingId'>) => ({
      standing,
      bookingId,
    })),
    keepBooking: assign((_, { booking }: { booking: BookingRecord }) => ({
      ...{ standing: 'accepted' as const, bookingId: booking.id, problem: null },
    })),
    keepEnd: assign((_, { failure }: { failure: ApiError }) => ({
      ...{ standing: endOf(failure) ?? ('lapsed' as const), problem: null },
    })),
    keepProblem: assign((_, { failure }: { failure: ApiError }) => ({ problem: failure })),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    stands: ({ context }, { as }: { as: OfferState }) => context.standing === as,
    isOver: (_, { error }: { error: unknown }) => isApiError(error) && endOf(error) !== undefined,
  },
});

/** A call's end, where that is the reason of a refusal. */
function endOf({ code, data }: ApiError): OfferState | undefined {
  return code === 'CALL_OVER' ? CallOverDetails.safeParse(data).data?.state : undefined;
}

const keepSeen = {
  type: 'keepSeen',
  params: ({ event }: { event: Extract<OfferEvent, { type: 'offer.seen' }> }) => event,
} as const;
const failure = ({ event }: Failed) => ({ failure: apiErrorOf(event.error) });
const refused = [
  {
    guard: { type: 'isOver', params: ({ event }: Failed) => ({ error: event.error }) },
    target: 'looking',
    actions: { type: 'keepEnd', params: failure },
  },
  { target: 'looking', actions: { type: 'keepProblem', params: failure } },
] as const;

/**
 * An interpreter's way through one call in which they were asked: accept, or leave it to the others. Somebody else may be
 * faster at any moment, which they hear at once.
 */
export const offerMachine = offerSetup.createMachine({
  id: 'offer',
  description: 'An interpreter answers what several were asked; the first who accepts gets the booking.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'What was last seen of the offer decides what the interpreter can do.',
      always: [
        { guard: { type: 'stands', params: { as: 'open' } }, target: 'open' },
        { guard: { type: 'stands', params: { as: 'accepted' } }, target: 'won' },
        { guard: { type: 'stands', params: { as: 'declined' } }, target: 'declined' },
        { guard: { type: 'stands', params: { as: 'taken' } }, target: 'tooLate' },
        { guard: { type: 'stands', params: { as: 'withdrawn' } }, target: 'withdrawn' },
        { target: 'lapsed' },
      ],
    },
    open: {
      description: 'It can be accepted by whoever is first.',
      on: {
        'offer.seen': { target: 'looking', actions: keepSeen },
        'offer.accepted': { target: 'accepting', actions: 'forgetProblem' },
        'offer.declined': { target: 'declining', actions: 'forgetProblem' },
      },
    },
    accepting: {
      description: 'The yes is under way. What is seen meanwhile waits for its answer.',
      tags: 'busy',
      on: { 'offer.seen': { actions: keepSeen } },
      invoke: {
        src: 'acceptOffer',
        id: 'acceptOffer',
        input: ({ context }) => ({ call_id: context.callId }),
        onDone: {
          target: 'looking',
          actions: [
            { type: 'keepBooking', params: ({ event }) => ({ booking: event.output }) },
            { type: 'tellWon', params: ({ event }) => ({ booking: event.output }) },
          ],
        },
        onError: [...refused],
      },
    },
    declining: {
      description: 'It is being left to the others.',
      tags: 'busy',
      on: { 'offer.seen': { actions: keepSeen } },
      invoke: {
        src: 'declineOffer',
        id: 'declineOffer',
        input: ({ context }) => ({ call_id: context.callId }),
        onDone: {
          target: 'looking',
          actions: {
            type: 'keepSeen',
            params: ({ event }) => ({ standing: event.output.state, bookingId: event.output.booking_id }),
          },
        },
        onError: [...refused],
      },
    },
    won: { description: 'They were the first: the booking is theirs.' },
    tooLate: { description: 'Somebody else was faster.' },
    declined: { description: 'They left it to the others.' },
    withdrawn: { description: 'The client asks nobody any more.' },
    lapsed: { description: 'Nobody accepted in time.' },
  },
});

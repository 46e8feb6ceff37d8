import { assertEvent, assign, setup } from 'xstate';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { RescheduleStanding } from '../../../shared/domain/booking/rescheduling';
import { apiErrorOf } from '../base/apiErrorOf';
import { actionNotProvided, actorNotProvided } from '../base/notProvided';
import type { ReschedulingContext, ReschedulingEvent, SeenBooking, TimeWish } from './reschedulingContext';

/** The vocabulary of moving a booking: its effects by name, its guards, and what each step does to the context. */
export const reschedulingSetup = setup({
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
});

type Done = 'proposed' | 'agreed' | 'declined' | 'withdrawn';

/** The booking as it was last seen, whoever changed it. */
export const keepSeen = {
  type: 'keepSeen',
  params: ({ event }: { event: Extract<ReschedulingEvent, { type: 'booking.seen' }> }) => event,
} as const;
export const tellRefusal = {
  type: 'tellRefusal',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: apiErrorOf(event.error) }),
} as const;

import { assertEvent, assign, setup } from 'xstate';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { apiErrorOf } from '../base/apiErrorOf';
import { actionNotProvided, actorNotProvided } from '../base/notProvided';
import { blankDetails, changedDetails, tidiedDetails } from './bookingDetails';
import { isSameBooking, type BookingRequest } from './bookingRequest';
import {
  wantedRequest,
  type BookingWizardContext,
  type BookingWizardEvent,
  type BookingWizardInput,
  type PaymentMethod,
} from './bookingWizardContext';
import { presentWishes } from './bookingStart';
import { detailsIssues, type DetailsIssue } from './detailsIssues';
import { failedAttempt, nextAttempt, outcomeAfter } from './bookingRequest';
import { savedBooking } from './savedBooking';
import {
  INTERRUPTED,
  atNewPrice,
  isRequestOver,
  issuesOfRefusal,
  saveRefusal,
  type SaveRefusal,
} from './saveRefusal';

export interface SaveCall {
  request: BookingRequest;
  idempotencyKey: string;
}

interface Failure {
  /** what the call was refused with; `apiErrorOf` reads it */
  error: unknown;
}

/** The wizard's vocabulary: its effects by name, its guards, and what each step does to the context. */
export const bookingWizardSetup = setup({
  types: {
    context: {} as BookingWizardContext,
    events: {} as BookingWizardEvent,
    input: {} as BookingWizardInput,
    output: {} as { bookingId: string },
    tags: {} as 'details' | 'payment' | 'busy',
  },
  actors: {
    addBooking: actorNotProvided<BookingRecord, SaveCall>('addBooking'),
    updateBooking: actorNotProvided<BookingRecord, SaveCall>('updateBooking'),
    /** where a payment gateway may be plugged in; nothing of the payment form is handed to it */
    confirmPayment: actorNotProvided<void, { bookingId: string }>('confirmPayment'),
  },
  actions: {
    announceInvalidDetails: actionNotProvided<readonly DetailsIssue[]>('announceInvalidDetails'),
    announceSaved: actionNotProvided<void>('announceSaved'),
    announceSaveFailed: actionNotProvided<SaveRefusal>('announceSaveFailed'),
    announceInvalidPayment: actionNotProvided<void>('announceInvalidPayment'),
    announcePaymentFailed: actionNotProvided<void>('announcePaymentFailed'),
    announceConfirmed: actionNotProvided<void>('announceConfirmed'),
    openRecords: actionNotProvided<void>('openRecords'),

    changeDetails: assign(({ context, event }) => {
      assertEvent(event, ['details.changed', 'alternative.chosen']);
      return {
        details: changedDetails(context.details, event.changes),
        issues: context.issues.filter(({ field }) => !(field in event.changes)),
      };
    }),
    chooseInterpreter: assign(({ context, event }) => {
      assertEvent(event, 'interpreter.chosen');
      return {
        interpreter: event.interpreter,
        issues: context.issues.filter(({ field }) => field !== 'interpreter_id'),
      };
    }),
    examineDetails: assign(({ context, event }) => {
      assertEvent(event, 'details.submitted');
      const details = tidiedDetails(context.details);
      const issues = detailsIssues(details, context.interpreter, event.now);
      return { details, issues, refusal: null, newKey: event.newKey };
    }),
    prepareAttempt: assign(({ context }) => ({
      attempt: nextAttempt(context.attempt, wantedRequest(context), context.newKey),
    })),
    keepBooking: assign((_, { record }: { record: BookingRecord }) => ({
      booking: savedBooking(record),
      attempt: null,
    })),
    noteFailure: assign(({ context }, { error }: Failure) => {
      const apiError = apiErrorOf(error);
      return {
        attempt: failedAttempt(context.attempt, apiError),
        issues: issuesOfRefusal(apiError),
        refusal: saveRefusal(apiError),
      };
    }),
    takeNewPrice: assign(({ context }, { error }: Failure) => ({
      interpreter: atNewPrice(context.interpreter, apiErrorOf(error)),
    })),
    noteInterruption: assign({ refusal: INTERRUPTED }),
    noteEnd: assign(({ event }) => {
      assertEvent(event, 'request.ended');
      return {
        refusal: { code: 'WRONG_STATUS' as const, status: 409, message: '', data: { status: event.status } },
        cardIssues: [],
      };
    }),
    noteSeen: assign(({ event }) => {
      assertEvent(event, ['change.seen', 'change.taken']);
      return { booking: savedBooking(event.record), attempt: null, refusal: null };
    }),
    takePresent: assign(({ context, event }) => {
      assertEvent(event, 'change.taken');
      return { ...presentWishes(context, event.record), issues: [] };
    }),
    /** details and interpreter stay: they become a request of their own */
    releaseRequest: assign({ booking: null, attempt: null, refusal: null, issues: [] }),
    clearWizard: assign(({ context }) => ({
      details: blankDetails(context.details.meetingTimezone),
      interpreter: null,
      booking: null,
      attempt: null,
      refusal: null,
      issues: [],
      cardIssues: [],
      leftRequest: context.booking && context.details.meetingTitle,
    })),
    noteCardIssues: assign(({ event }) => {
      assertEvent(event, 'payment.submitted');
      return { cardIssues: event.invalidFields };
    }),
    forgetCardIssues: assign({ cardIssues: [] }),
  },
  guards: {
    isRequestOver: ({ context }) => isRequestOver(context.refusal),
    hasIssues: ({ context }) => context.issues.length > 0,
    changesBooking: ({ context }) => context.attempt?.request.id !== undefined,
    /** the call that was answered settled an earlier try, not what the form says now */
    wasEarlierTry: ({ context }) =>
      context.attempt !== null && !isSameBooking(context.attempt.request, wantedRequest(context)),
    earlierTryWasRefused: ({ context }, { error }: Failure) =>
      context.attempt !== null &&
      !isSameBooking(context.attempt.request, wantedRequest(context)) &&
      outcomeAfter(apiErrorOf(error)) === 'refused',
    isRefusedWith: (_, { error, codes }: Failure & { codes: ApiError['code'][] }) =>
      codes.includes(apiErrorOf(error).code),
    namesFields: (_, { error }: Failure) => issuesOfRefusal(apiErrorOf(error)).length > 0,
    /** no payment without a saved booking, whatever a draft says */
    hasReachedPayment: ({ context }) => context.opensAt === 'payment' && context.booking !== null,
    wasInterrupted: ({ context }) => context.attempt?.outcome === 'unknown',
    isMethod: (_, { chosen, method }: { chosen: PaymentMethod; method: PaymentMethod }) => chosen === method,
    isCardComplete: ({ event }) => {
      assertEvent(event, 'payment.submitted');
      return event.invalidFields.length === 0;
    },
  },
});

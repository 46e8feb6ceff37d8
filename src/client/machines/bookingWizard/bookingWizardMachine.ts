import { bookingWizardSetup } from './bookingWizardSetup';
import { openingContext, type BookingWizardContext } from './bookingWizardContext';
import { confirmingPayment, enteringPayment } from './bookingPaymentStates';
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { ErrorCode } from '../../../shared/contract/base/errors';
import { apiErrorOf } from '../base/apiErrorOf';
import { saveRefusal } from './saveRefusal';

type Failed = { event: ErrorActorEvent };

const failure = ({ event }: Failed) => ({ error: event.error });

const refusedWith = (...codes: ErrorCode[]) =>
  ({ type: 'isRefusedWith', params: ({ event }: Failed) => ({ error: event.error, codes }) }) as const;

const noteFailure = { type: 'noteFailure', params: failure } as const;

const takeNewPrice = { type: 'takeNewPrice', params: failure } as const;

const announce = {
  type: 'announceSaveFailed',
  params: ({ event }: Failed) => saveRefusal(apiErrorOf(event.error)),
} as const;

const keepBooking = {
  type: 'keepBooking',
  params: ({ event }: { event: DoneActorEvent<BookingRecord> }) => ({ record: event.output }),
} as const;

/** Where saving leads, whichever call did it: adding a request and changing one end alike. */
const onSaved = [
  { guard: 'wasEarlierTry', target: '#bookingWizard.savingDetails.preparing', actions: keepBooking },
  { target: '#bookingWizard.enteringPayment', actions: [keepBooking, 'announceSaved'] },
] as const;

const onEarlierRefused = {
  guard: { type: 'earlierTryWasRefused', params: failure },
  target: '#bookingWizard.savingDetails.preparing',
  actions: noteFailure,
} as const;

const onRefused = [
  {
    guard: refusedWith('SLOT_TAKEN', 'NOT_AVAILABLE'),
    target: '#bookingWizard.editingDetails.choosingAnotherTime',
    actions: [noteFailure, announce],
  },
  {
    guard: refusedWith('PRICE_CHANGED'),
    target: '#bookingWizard.editingDetails.reviewingPrice',
    actions: [noteFailure, takeNewPrice, announce],
  },
  {
    guard: refusedWith('WRONG_STATUS'),
    target: '#bookingWizard.editingDetails.replacingRequest',
    actions: [noteFailure, announce],
  },
  {
    guard: { type: 'namesFields', params: failure },
    target: '#bookingWizard.editingDetails.correcting',
    actions: [noteFailure, announce],
  },
  { target: '#bookingWizard.editingDetails.awaitingRetry', actions: [noteFailure, announce] },
] as const;

/** Only of a request that was there before. */
const onChangedElsewhere = {
  guard: refusedWith('BOOKING_CHANGED'),
  target: '#bookingWizard.editingDetails.reviewingChange',
  actions: [noteFailure, announce],
} as const;

/** The first step. Its inner states differ in what stands above the form. */
const editingDetails = bookingWizardSetup.createStateConfig({
  description: 'The person fills in the first step and chooses an interpreter.',
  tags: 'details',
  initial: 'filling',
  on: {
    'details.changed': { actions: 'changeDetails' },
    'interpreter.chosen': { actions: 'chooseInterpreter' },
    'details.submitted': { target: 'validatingDetails', actions: 'examineDetails' },
    'wizard.cleared': { target: '.filling', actions: 'clearWizard' },
  },
  states: {
    filling: { description: 'Nothing was objected to yet, or the way back from payment was taken.' },
    correcting: { description: 'A summary and the fields say what is missing or wrong.' },
    choosingAnotherTime: {
      description: 'The interpreter was booked by someone else for that time.',
      on: {
        'alternative.chosen': { target: 'filling', actions: 'changeDetails' },
        'interpreter.chosen': { target: 'filling', actions: 'chooseInterpreter' },
      },
    },
    reviewingPrice: {
      description:
        'The interpreter costs something else by now. Saving again accepts the price that is shown.',
      on: { 'interpreter.chosen': { target: 'filling', actions: 'chooseInterpreter' } },
    },
    replacingRequest: {
      description:
        'The earlier request was answered or withdrawn, so it cannot be changed any more. Saving makes a new one where that request is over; where it holds, the person says so first.',
      on: {
        'details.submitted': [
          {
            guard: 'isRequestOver',
            target: '#bookingWizard.validatingDetails',
            actions: ['releaseRequest', 'examineDetails'],
          },
          {},
        ],
        'request.released': { target: 'filling', actions: 'releaseRequest' },
      },
    },
    reviewingChange: {
      description:
        'The request was changed elsewhere since the form showed it. The person is shown what is there now, and takes it or keeps what was typed; before that nothing is saved.',
      on: {
        'details.submitted': {},
        'change.seen': { target: 'filling', actions: 'noteSeen' },
        'change.taken': { target: 'filling', actions: ['takePresent', 'noteSeen'] },
      },
    },
    awaitingRetry: { description: 'Saving failed, or its answer never came. Everything is still filled in.' },
  },
});

/** Passed through at once: the issues were found when the form was submitted. */
const validatingDetails = bookingWizardSetup.createStateConfig({
  description: 'What was filled in is checked before anything is sent.',
  always: [
    {
      guard: 'hasIssues',
      target: 'editingDetails.correcting',
      actions: {
        type: 'announceInvalidDetails',
        params: ({ context }: { context: BookingWizardContext }) => context.issues,
      },
    },
    { target: 'savingDetails' },
  ],
});

const callOf = ({ context: { attempt } }: { context: BookingWizardContext }) => {
  if (!attempt) throw new Error('Nothing is saved without an attempt');
  return { request: attempt.request, idempotencyKey: attempt.key };
};

/** The first step is being saved: one call at a time, and an unsettled earlier one first. */
const savingDetails = bookingWizardSetup.createStateConfig({
  description: 'The request is being saved. The form cannot be sent a second time meanwhile.',
  tags: ['details', 'busy'],
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Decides which call comes next, under which key.',
      entry: 'prepareAttempt',
      always: [{ guard: 'changesBooking', target: 'updating' }, { target: 'adding' }],
    },
    adding: {
      description: 'A new request is made.',
      invoke: {
        id: 'addBooking',
        src: 'addBooking',
        input: callOf,
        onDone: onSaved,
        onError: [onEarlierRefused, ...onRefused],
      },
    },
    updating: {
      description: 'The request made before is changed.',
      invoke: {
        id: 'updateBooking',
        src: 'updateBooking',
        input: callOf,
        onDone: onSaved,
        onError: [onEarlierRefused, onChangedElsewhere, ...onRefused],
      },
    },
  },
});

/**
 * A client's way through booking an interpreter: details, saving them as a request, payment, and the way back.
 * Nothing is saved twice (one try at a time, told apart by its key), and there is no payment without a booking.
 */
export const bookingWizardMachine = bookingWizardSetup.createMachine({
  id: 'bookingWizard',
  description: 'A client books an interpreter: details, saving them as a request, payment, and the way back.',
  context: ({ input }) => openingContext(input),
  initial: 'openingDraft',
  states: {
    openingDraft: {
      description: 'The draft that was left behind decides where the person goes on.',
      always: [
        { guard: 'hasReachedPayment', target: 'enteringPayment' },
        {
          guard: 'wasInterrupted',
          target: '#bookingWizard.editingDetails.awaitingRetry',
          actions: 'noteInterruption',
        },
        { target: 'editingDetails' },
      ],
    },
    editingDetails,
    validatingDetails,
    savingDetails,
    enteringPayment,
    confirmingPayment,
    confirmed: {
      description: 'The request stands, and the person is led to the booking records.',
      type: 'final',
      entry: ['announceConfirmed', 'openRecords'],
    },
  },
  output: ({ context }) => ({ bookingId: context.booking?.id ?? '' }),
});

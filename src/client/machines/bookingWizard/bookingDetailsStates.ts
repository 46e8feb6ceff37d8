import { bookingWizardSetup } from './bookingWizardSetup';
import type { BookingWizardContext } from './bookingWizardContext';
import { saveOutcomes } from './saveOutcomes';

/** The first step. Its inner states differ in what stands above the form. */
export const editingDetails = bookingWizardSetup.createStateConfig({
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
    awaitingRetry: { description: 'Saving failed, or its answer never came. Everything is still filled in.' },
  },
});

/** Passed through at once: the issues were found when the form was submitted. */
export const validatingDetails = bookingWizardSetup.createStateConfig({
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
export const savingDetails = bookingWizardSetup.createStateConfig({
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
      invoke: { id: 'addBooking', src: 'addBooking', input: callOf, ...saveOutcomes },
    },
    updating: {
      description: 'The request made before is changed.',
      invoke: { id: 'updateBooking', src: 'updateBooking', input: callOf, ...saveOutcomes },
    },
  },
});

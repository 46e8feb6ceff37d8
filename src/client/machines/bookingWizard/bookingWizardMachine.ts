import { bookingWizardSetup } from './bookingWizardSetup';
import { openingContext } from './bookingWizardContext';
import { confirmingPayment, enteringPayment } from './bookingPaymentStates';
import { editingDetails, savingDetails, validatingDetails } from './bookingDetailsStates';

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

import type { PaymentMethod } from './bookingWizardContext';
import { bookingWizardSetup } from './bookingWizardSetup';

/** The tab that is open already is no choice: what was said of the card stays. */
const chooses = (method: PaymentMethod) =>
  ({
    type: 'isMethod',
    params: ({ event }: { event: { method: PaymentMethod } }) => ({ chosen: event.method, method }),
  }) as const;

/** The second step: what was requested, and the payment form. */
export const enteringPayment = bookingWizardSetup.createStateConfig({
  description:
    'The request is saved. The person sees what it is and what it costs, and fills in how they would pay.',
  tags: 'payment',
  initial: 'card',
  on: {
    'request.ended': { target: '#bookingWizard.editingDetails.replacingRequest', actions: 'noteEnd' },
    'wizard.cleared': { target: '#bookingWizard.editingDetails.filling', actions: 'clearWizard' },
    'payment.cancelled': { target: 'editingDetails', actions: 'forgetCardIssues' },
  },
  states: {
    card: {
      description: 'The card form is open.',
      initial: 'filling',
      on: {
        'payment.methodChosen': { guard: chooses('bank'), target: '#bookingWizard.enteringPayment.bank' },
        'payment.submitted': [
          {
            guard: 'isCardComplete',
            target: '#bookingWizard.confirmingPayment',
            actions: 'forgetCardIssues',
          },
          { target: '.correcting', reenter: true, actions: ['noteCardIssues', 'announceInvalidPayment'] },
        ],
      },
      states: {
        filling: { description: 'Nothing of the card form was objected to yet.' },
        correcting: { description: 'The fields that break their rule are named beside them.' },
      },
    },
    bank: {
      description: 'Bank transfer, a placeholder: it has no fields and says so.',
      entry: 'forgetCardIssues',
      on: {
        'payment.methodChosen': { guard: chooses('card'), target: '#bookingWizard.enteringPayment.card' },
        'payment.submitted': { target: '#bookingWizard.confirmingPayment' },
      },
    },
    lastTab: { description: 'Back to the tab that was open, card or bank.', type: 'history' },
  },
});

export const confirmingPayment = bookingWizardSetup.createStateConfig({
  description: 'The booking is being confirmed. Nothing of the payment form leaves the browser.',
  tags: ['payment', 'busy'],
  on: {
    'request.ended': { target: '#bookingWizard.editingDetails.replacingRequest', actions: 'noteEnd' },
  },
  invoke: {
    id: 'confirmPayment',
    src: 'confirmPayment',
    input: ({ context }) => ({ bookingId: context.booking?.id ?? '' }),
    onDone: { target: 'confirmed' },
    onError: { target: 'enteringPayment.lastTab', actions: 'announcePaymentFailed' },
  },
});

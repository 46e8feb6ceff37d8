import type { BookingDraft } from '../../../../src/client/machines/bookingWizard/bookingDraft';
import { blankDetails } from '../../../../src/client/machines/bookingWizard/bookingDetails';
import { isSameBooking } from '../../../../src/client/machines/bookingWizard/bookingRequest';
import {
  wantedRequest,
  type BookingWizardContext,
} from '../../../../src/client/machines/bookingWizard/bookingWizardContext';
import { bookingWizardMachine } from '../../../../src/client/machines/bookingWizard/bookingWizardMachine';
import { savedBooking } from '../../../../src/client/machines/bookingWizard/savedBooking';
import { isRequestOver } from '../../../../src/client/machines/bookingWizard/saveRefusal';
import {
  CLIENT_ID,
  NOW,
  amina,
  filledDetails,
  filledRequest,
  lostAnswer,
  recordOf,
  refusal,
} from '../../../unit/machines/bookingFixtures';
import { act, answers, news, refuses, type MachineCase } from '../CaseEvent';

const draft: BookingDraft = {
  version: 1,
  userId: CLIENT_ID,
  step: 'details',
  details: filledDetails,
  interpreter: amina,
  attempt: null,
  booking: null,
};
const opened = (changes: Partial<BookingDraft>) => ({
  userId: CLIENT_ID,
  zone: 'GMT',
  draft: { ...draft, ...changes },
});
const newPrice = { pricePerHour: 70, durationInHours: 1, totalFee: 70 };
const changed = recordOf({}, { version: 2 });
const issues = [{ path: 'meetingDate', code: 'in_the_past', message: 'This is in the past.' }] as const;

export const bookingWizardCase: MachineCase = {
  machine: bookingWizardMachine,
  starts: {
    'a filled form': opened({}),
    'an empty form': opened({ details: blankDetails('GMT'), interpreter: null }),
    'a saved request': opened({ step: 'payment', booking: savedBooking(recordOf()) }),
    'a save without an answer': opened({
      attempt: { key: 'k0', request: filledRequest, outcome: 'unknown' },
    }),
    'a draft of payment without a request': opened({ step: 'payment' }),
  },
  happenings: [
    act('changes the title', { type: 'details.changed', changes: { meetingTitle: 'Other' } }),
    act('empties the title', { type: 'details.changed', changes: { meetingTitle: '' } }),
    act('takes a free time', { type: 'alternative.chosen', changes: { meetingTime: '03:30' } }),
    act('chooses an interpreter', { type: 'interpreter.chosen', interpreter: amina }),
    act('saves', { type: 'details.submitted', now: NOW, newKey: 'k' }),
    act('makes it a request of its own', { type: 'request.released' }),
    act('takes what is there now', { type: 'change.taken', record: changed }),
    act('keeps what was typed', { type: 'change.seen', record: changed }),
    act('begins anew', { type: 'wizard.cleared' }),
    act('chooses card', { type: 'payment.methodChosen', method: 'card' }),
    act('chooses bank', { type: 'payment.methodChosen', method: 'bank' }),
    act('confirms a complete card', { type: 'payment.submitted', invalidFields: [] }),
    act('confirms without a zip code', { type: 'payment.submitted', invalidFields: ['zipCode'] }),
    act('goes back', { type: 'payment.cancelled' }),
    news('the request was declined', { type: 'request.ended', status: 'declined' }),
    ...['addBooking', 'updateBooking'].flatMap((call) => [
      answers(call, 'with the booking', recordOf()),
      refuses(call, 'taken', refusal('SLOT_TAKEN')),
      refuses(call, 'not available', refusal('NOT_AVAILABLE')),
      refuses(call, 'another price', refusal('PRICE_CHANGED', { data: newPrice })),
      refuses(call, 'accepted', refusal('WRONG_STATUS', { data: { status: 'confirmed' } })),
      refuses(call, 'over', refusal('WRONG_STATUS', { data: { status: 'cancelled' } })),
      refuses(call, 'a field', refusal('INVALID', { status: 400, issues })),
      refuses(call, 'no answer', lostAnswer),
    ]),
    refuses('updateBooking', 'changed', refusal('BOOKING_CHANGED', { data: { version: 2 } })),
    answers('confirmPayment', 'that it stands', undefined),
    refuses('confirmPayment', 'no answer', lostAnswer),
  ],
  decides: (context: BookingWizardContext) => [
    context.details.meetingTitle !== '',
    context.interpreter !== null,
    context.booking !== null,
    context.attempt?.outcome,
    context.attempt && context.interpreter && isSameBooking(context.attempt.request, wantedRequest(context)),
    context.attempt?.request.id,
    isRequestOver(context.refusal),
    context.booking?.version,
  ],
};

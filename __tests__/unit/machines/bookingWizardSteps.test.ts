import { bookingWizardCase } from '../../support/machines/cases/bookingWizardCase';
import { stoodAfter } from '../../support/machines/stoodAfter';

const FORM = 'a filled form';
const PAID = 'a saved request';
const save = 'saves';
const retitle = 'changes the title';
const clear = 'begins anew';
const declined = 'the request was declined';
const done = 'addBooking answers with the booking';
const again = ['goes back', save];
const changedElsewhere = 'updateBooking refuses: changed';
const card = 'confirms a complete card';

it.each<[string, string, string[], string]>([
  ['beginning anew begins without objections', 'an empty form', [save, clear], 'editingDetails.filling'],
  [
    'a request of its own begins without objections',
    PAID,
    [...again, 'updateBooking refuses: accepted', 'makes it a request of its own'],
    'editingDetails.filling',
  ],
  [
    'a request that was changed elsewhere is shown before anything is saved',
    PAID,
    [...again, changedElsewhere, save],
    'editingDetails.reviewingChange',
  ],
  [
    'and what was typed is saved once it was seen',
    PAID,
    [...again, changedElsewhere, 'keeps what was typed', save],
    'savingDetails.updating',
  ],
  [
    'a change whose answer was lost is settled before the next one',
    PAID,
    [...again, 'updateBooking refuses: no answer', retitle, save, 'updateBooking answers with the booking'],
    'savingDetails.updating',
  ],
  [
    'and the next one leads to payment',
    PAID,
    [
      ...again,
      'updateBooking refuses: no answer',
      retitle,
      save,
      'updateBooking answers with the booking',
      'updateBooking answers with the booking',
    ],
    'enteringPayment.card.filling',
  ],
  ['a new booking can be begun beside a saved one', PAID, [clear], 'editingDetails.filling'],
  ['a request that ended takes the payment away', PAID, [declined], 'editingDetails.replacingRequest'],
  ['also while it is being confirmed', PAID, [card, declined], 'editingDetails.replacingRequest'],
  [
    'an answer to what was left changes nothing',
    PAID,
    [card, declined, 'confirmPayment answers that it stands'],
    'editingDetails.replacingRequest',
  ],
  [
    'the card tab keeps what was said of the card',
    PAID,
    ['confirms without a zip code', 'chooses card'],
    'enteringPayment.card.correcting',
  ],
  [
    'the bank tab forgets what was said of the card',
    PAID,
    ['confirms without a zip code', 'chooses bank', 'chooses card'],
    'enteringPayment.card.filling',
  ],
  ['the bank tab that is open stays', PAID, ['chooses bank', 'chooses bank'], 'enteringPayment.bank'],
  [
    'an interpreter who is not free asks for another time',
    FORM,
    [save, 'addBooking refuses: not available'],
    'editingDetails.choosingAnotherTime',
  ],
  [
    'a draft of payment without a request opens the form',
    'a draft of payment without a request',
    [],
    'editingDetails.filling',
  ],
  [
    'an interrupted save waits to be tried again',
    'a save without an answer',
    [],
    'editingDetails.awaitingRetry',
  ],
  [
    'the same save again, found done, leads to payment',
    'a save without an answer',
    [save, done],
    'enteringPayment.card.filling',
  ],
])('%s', (_, start, happened, state) => {
  expect(stoodAfter(bookingWizardCase, start, happened).state).toBe(state);
});

it.each([
  ['taken', 'editingDetails.choosingAnotherTime'],
  ['not available', 'editingDetails.choosingAnotherTime'],
  ['another price', 'editingDetails.reviewingPrice'],
  ['accepted', 'editingDetails.replacingRequest'],
  ['over', 'editingDetails.replacingRequest'],
  ['a field', 'editingDetails.correcting'],
  ['no answer', 'editingDetails.awaitingRetry'],
])('a change that is refused, as a first save is, says why: %s', (why, state) => {
  const changed = stoodAfter(bookingWizardCase, PAID, [...again, `updateBooking refuses: ${why}`]);
  const added = stoodAfter(bookingWizardCase, FORM, [save, `addBooking refuses: ${why}`]);
  expect([changed.state, added.state]).toEqual([state, state]);
});

it.each(['taken', 'another price', 'a field'])(
  'an unsettled change that turns out to be refused (%s) makes way for the next one',
  (why) => {
    const happened = [...again, 'updateBooking refuses: no answer', retitle, save];
    const stood = stoodAfter(bookingWizardCase, PAID, [...happened, `updateBooking refuses: ${why}`]);
    expect(stood.state).toBe('savingDetails.updating');
  },
);

import { fromPromise, initialTransition, type EventFromLogic, type InputFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import { bookingDraftOf } from '../../../src/client/machines/bookingWizard/bookingDraftOf';
import { BookingDraft } from '../../../src/client/machines/bookingWizard/bookingDraft';
import { blankDetails } from '../../../src/client/machines/bookingWizard/bookingDetails';
import { bookingWizardMachine } from '../../../src/client/machines/bookingWizard/bookingWizardMachine';
import { savedBooking } from '../../../src/client/machines/bookingWizard/savedBooking';
import { CLIENT_ID, NOW, amina, filledDetails, lostAnswer, recordOf, refusal } from './bookingFixtures';
import { transitionsNotWalked } from './walkedTransitions';

type Input = InputFrom<typeof bookingWizardMachine>;
type WizardEvent = EventFromLogic<typeof bookingWizardMachine>;

const silent = () => undefined;
const unanswered = <Output>() => new Promise<Output>(silent);

/** The chart alone: announcements are heard by nobody, and answers come only as events of the path. */
const wizard = bookingWizardMachine.provide({
  actors: {
    addBooking: fromPromise(() => unanswered<BookingRecord>()),
    updateBooking: fromPromise(() => unanswered<BookingRecord>()),
    confirmPayment: fromPromise(() => unanswered<void>()),
  },
  actions: {
    announceInvalidDetails: silent,
    announceSaved: silent,
    announceSaveFailed: silent,
    announceInvalidPayment: silent,
    announcePaymentFailed: silent,
    announceConfirmed: silent,
    openRecords: silent,
  },
});

const refusals = [
  refusal('SLOT_TAKEN'),
  refusal('PRICE_CHANGED', { data: { pricePerHour: 70, durationInHours: 1, totalFee: 70 } }),
  refusal('WRONG_STATUS'),
  refusal('INVALID', { status: 400, issues: [{ path: 'meetingDate', code: 'in_the_past', message: '' }] }),
  lostAnswer,
];

const events = [
  { type: 'details.changed', changes: { meetingTitle: 'Other' } },
  { type: 'details.changed', changes: { meetingTitle: '' } },
  { type: 'alternative.chosen', changes: { meetingTitle: 'Other' } },
  { type: 'interpreter.chosen', interpreter: amina },
  { type: 'details.submitted', now: NOW, newKey: 'k' },
  { type: 'request.ended', status: 'declined' },
  { type: 'request.released' },
  { type: 'change.seen', record: recordOf({}, { version: 2 }) },
  { type: 'change.taken', record: recordOf({}, { version: 2 }) },
  { type: 'wizard.cleared' },
  { type: 'payment.methodChosen', method: 'card' },
  { type: 'payment.methodChosen', method: 'bank' },
  { type: 'payment.submitted', invalidFields: [] },
  { type: 'payment.submitted', invalidFields: ['zipCode'] },
  { type: 'payment.cancelled' },
  ...['addBooking', 'updateBooking'].flatMap((call) => [
    { type: `xstate.done.actor.${call}`, output: recordOf() },
    ...refusals.map((error) => ({ type: `xstate.error.actor.${call}`, error })),
  ]),
  { type: 'xstate.error.actor.updateBooking', error: refusal('BOOKING_CHANGED', { data: { version: 2 } }) },
  { type: 'xstate.done.actor.confirmPayment', output: undefined },
  { type: 'xstate.error.actor.confirmPayment', error: new Error('gateway') },
] as unknown as WizardEvent[];

const draft: BookingDraft = {
  version: 1,
  userId: CLIENT_ID,
  step: 'details',
  details: filledDetails,
  interpreter: amina,
  attempt: null,
  booking: null,
};
const base: Input = { userId: CLIENT_ID, zone: 'GMT', draft };
const inputs: Input[] = [
  base,
  { ...base, draft: { ...draft, details: blankDetails('GMT'), interpreter: null } },
  { ...base, draft: { ...draft, step: 'payment', booking: savedBooking(recordOf()) } },
  { ...base, draft: { ...draft, step: 'payment' } },
];

/** States are told apart by how they were reached too, so that the paths cover transitions and not only states. */
const pathsFrom = (input: Input) =>
  getShortestPaths(wizard, {
    input,
    events: (state) => events.filter((event) => state.can(event)),
    serializeState: ({ value, context: { details, interpreter, attempt, booking } }, event, previous) =>
      JSON.stringify([
        value,
        details.meetingTitle,
        interpreter,
        attempt,
        booking?.id,
        event,
        previous?.value,
      ]),
    limit: 20_000,
  });

const walks = inputs.flatMap((input) => pathsFrom(input).map((path) => ({ input, path })));

describe('Every path through the booking wizard', () => {
  it('together takes every transition of the chart, every branch of every guard included', () => {
    const saving = walks.find(({ path }) => path.state.matches('savingDetails'));
    if (!saving) throw new Error('No path reaches saving');
    const interrupted = bookingDraftOf(saving.path.state);
    const taken = [
      ...walks.map(({ input, path }) => ({ input, events: path.steps.map(({ event }) => event) })),
      { input: { ...base, draft: interrupted }, events: [] },
    ];
    expect(transitionsNotWalked(wizard, taken)).toEqual([]);
  });

  it('never shows payment without a saved booking', () => {
    for (const { path } of walks) {
      const isPaying = path.state.hasTag('payment') || path.state.matches('confirmed');
      expect(isPaying && path.state.context.booking === null).toBe(false);
    }
  });

  it('makes at most one booking: once there is one, saving changes it', () => {
    for (const { path } of walks) {
      const { state } = path;
      if (!state.matches({ savingDetails: 'adding' })) continue;
      expect(state.context.booking).toBeNull();
    }
  });

  it('sends nothing while something is being sent', () => {
    const sending = events.filter(({ type }) => ['details.submitted', 'payment.submitted'].includes(type));
    for (const { path } of walks.filter(({ path }) => path.state.hasTag('busy'))) {
      expect(sending.filter((event) => path.state.can(event))).toEqual([]);
    }
  });

  it('leaves a draft from which the wizard opens again in the same step, at every point', () => {
    for (const { path } of walks.filter(({ path }) => path.state.status === 'active')) {
      const kept = BookingDraft.parse(JSON.parse(JSON.stringify(bookingDraftOf(path.state))));
      const reopened = initialTransition(wizard, { ...base, draft: kept })[0];
      expect(reopened.hasTag('payment')).toBe(path.state.hasTag('payment'));
      expect(reopened.context.details).toEqual(path.state.context.details);
      expect(reopened.hasTag('busy')).toBe(false);
    }
  });
});

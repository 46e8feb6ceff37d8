import { initialTransition } from 'xstate';
import { bookingDraftOf } from '../../../src/client/machines/bookingWizard/bookingDraftOf';
import { bookingWizardMachine } from '../../../src/client/machines/bookingWizard/bookingWizardMachine';
import { BOOKING_ID, CLIENT_ID, amina, filledDetails, refusal } from './bookingFixtures';
import {
  after,
  cancel,
  choose,
  filled,
  opened,
  pay,
  paying,
  refused,
  retitle,
  saving,
  submit,
  type Step,
  type WizardEvent,
} from './wizardSteps';

describe('Filling in the first step', () => {
  it('starts empty, with the zone that was given and an hour', () => {
    const { state } = opened();
    expect(state.matches({ editingDetails: 'filling' })).toBe(true);
    expect(state.context.details).toMatchObject({ meetingTimezone: 'GMT', meetingDuration: '1 hour' });
  });

  it('stays on the form and tells what is missing when it is sent too early', () => {
    const { state, actions } = after(opened(), submit());
    expect(state.matches({ editingDetails: 'correcting' })).toBe(true);
    expect(state.context.issues).toHaveLength(7);
    expect(actions).toEqual(['announceInvalidDetails']);
  });

  it('drops what was said of a field as soon as that field changes', () => {
    const { state } = after(opened(), submit(), retitle, choose);
    expect(state.context.issues.map(({ field }) => field)).not.toEqual(
      expect.arrayContaining(['meetingTitle', 'interpreter_id']),
    );
    expect(state.context.issues).toHaveLength(5);
  });

  it('can be cleared: nothing is left of details, interpreter and booking', () => {
    const { state } = after(paying(), cancel, { type: 'wizard.cleared' });
    expect(state.context).toMatchObject({ interpreter: null, booking: null, attempt: null });
    expect(state.context.details).toMatchObject({ meetingTitle: '', meetingTimezone: 'GMT' });
  });
});

describe('Paying', () => {
  const bank = { type: 'payment.methodChosen', method: 'bank' };

  it('names the fields of the card that break their rule and stays', () => {
    const { state, actions } = after(paying(), pay(['cardNumber', 'zipCode']));
    expect(state.matches({ enteringPayment: { card: 'correcting' } })).toBe(true);
    expect(state.context.cardIssues).toEqual(['cardNumber', 'zipCode']);
    expect(actions).toEqual(['announceInvalidPayment']);
  });

  it('confirms a complete card, once', () => {
    const { state } = after(paying(), pay());
    expect(state.matches('confirmingPayment')).toBe(true);
    expect(state.can(pay() as WizardEvent)).toBe(false);
    expect(state.can(cancel as WizardEvent)).toBe(false);
  });

  it('needs no fields by bank', () => {
    expect(after(paying(), bank, pay(['cardNumber'])).state.matches('confirmingPayment')).toBe(true);
  });

  it('says that it is confirmed, leads to the records, and ends with the booking', () => {
    const { state, actions } = after(paying(), pay(), {
      type: 'xstate.done.actor.confirmPayment',
      output: undefined,
    });
    expect(state.status).toBe('done');
    expect(state.output).toEqual({ bookingId: BOOKING_ID });
    expect(actions).toEqual(['announceConfirmed', 'openRecords']);
  });

  it.each([
    ['card', paying],
    ['bank', () => after(paying(), bank)],
  ])('returns to the tab %s when confirming fails', (tab, start) => {
    const failed = { type: 'xstate.error.actor.confirmPayment', error: new Error('gateway') };
    const { state, actions } = after(start(), pay(), failed);
    expect(state.matches({ enteringPayment: tab } as never)).toBe(true);
    expect(actions).toContain('announcePaymentFailed');
  });

  it('goes back with everything still filled in, and what was said of the card forgotten', () => {
    const { state } = after(paying(), pay(['cardNumber']), cancel);
    expect(state.matches({ editingDetails: 'filling' })).toBe(true);
    expect(state.context).toMatchObject({ details: filledDetails, interpreter: amina, cardIssues: [] });
    expect(state.context.booking?.id).toBe(BOOKING_ID);
  });

  it('goes back and says so when the request came to an end meanwhile', () => {
    const { state } = after(paying(), { type: 'request.ended', status: 'declined' });
    expect(state.matches({ editingDetails: 'replacingRequest' })).toBe(true);
    expect(state.context.refusal).toEqual({
      code: 'WRONG_STATUS',
      status: 409,
      message: '',
      data: { status: 'declined' },
    });
  });

  it('cannot be reached before a booking is saved', () => {
    expect(filled().state.can(pay() as WizardEvent)).toBe(false);
  });
});

describe('Opening the wizard with a draft', () => {
  const reopened = (step: Step) =>
    initialTransition(bookingWizardMachine, {
      userId: CLIENT_ID,
      zone: 'PDT',
      draft: bookingDraftOf(step.state),
    })[0];

  it('goes on where the details were left', () => {
    const state = reopened(filled());
    expect(state.matches({ editingDetails: 'filling' })).toBe(true);
    expect(state.context).toMatchObject({ details: filledDetails, interpreter: amina });
  });

  it('goes on at payment with the booking, the card form as new', () => {
    const state = reopened(after(paying(), { type: 'payment.submitted', invalidFields: ['zipCode'] }));
    expect(state.matches({ enteringPayment: { card: 'filling' } })).toBe(true);
    expect(state.context).toMatchObject({ booking: { id: BOOKING_ID }, cardIssues: [] });
  });

  it('says that a save was interrupted and sends nothing by itself; saving again takes the same key', () => {
    const state = reopened(saving());
    expect(state.matches({ editingDetails: 'awaitingRetry' })).toBe(true);
    expect(state.context.refusal?.code).toBe('INTERRUPTED');
    expect(after({ state, actions: [] }, submit('k2')).state.context.attempt?.key).toBe('k1');
  });

  it('never opens payment without a booking, whatever the draft says', () => {
    const draft = { ...bookingDraftOf(paying().state), booking: null };
    const [state] = initialTransition(bookingWizardMachine, { userId: CLIENT_ID, zone: 'GMT', draft });
    expect(state.matches('editingDetails')).toBe(true);
  });
});

describe('A new booking beside one that was requested', () => {
  it('begins empty from the second step, and names the request that was left as it is', () => {
    const { state } = after(paying(), pay(['zipCode']), { type: 'wizard.cleared' });
    expect(state.matches({ editingDetails: 'filling' })).toBe(true);
    expect(state.context).toMatchObject({ booking: null, attempt: null, interpreter: null, cardIssues: [] });
    expect(state.context.details).toMatchObject({ meetingTitle: '', meetingDate: '' });
    expect(state.context.leftRequest).toBe('Ward round');
  });

  it('is made by saving where the earlier request is over', () => {
    const { state } = after(paying(), { type: 'request.ended', status: 'expired' }, submit('k2'));
    expect(state.matches({ savingDetails: 'adding' })).toBe(true);
    expect(state.context.attempt).toMatchObject({ key: 'k2', request: { meetingTitle: 'Ward round' } });
    expect(state.context.attempt?.request.id).toBeUndefined();
  });

  it('is not made by saving where the earlier one was accepted, until the person says so', () => {
    const confirmed = refusal('WRONG_STATUS', { data: { status: 'confirmed' } });
    const holding = after(paying(), cancel, submit('k2'), refused(confirmed, 'updateBooking'));
    expect(after(holding, submit('k3')).state.matches({ editingDetails: 'replacingRequest' })).toBe(true);
    const released = after(holding, { type: 'request.released' }, submit('k3'));
    expect(released.state.matches({ savingDetails: 'adding' })).toBe(true);
  });
});

import { transition } from 'xstate';
import type { ApiError } from '../../../src/shared/contract/base/apiError';
import { bookingWizardMachine } from '../../../src/client/machines/bookingWizard/bookingWizardMachine';
import {
  BOOKING_ID,
  amina,
  filledDetails,
  filledRequest,
  lostAnswer,
  recordOf,
  refusal,
} from './bookingFixtures';
import {
  after,
  cancel,
  choose,
  pay,
  paying,
  refused,
  retitle,
  saved,
  saving,
  submit,
  type WizardEvent,
} from './wizardSteps';

describe('Saving the first step', () => {
  it('sends the payload under the new key', () => {
    const { state } = saving();
    expect(state.matches({ savingDetails: 'adding' })).toBe(true);
    expect(state.hasTag('busy')).toBe(true);
    expect(state.context.attempt).toEqual({ key: 'k1', request: filledRequest, outcome: 'unknown' });
  });

  it('cannot be sent, changed or left for payment a second time meanwhile', () => {
    const { state } = saving();
    for (const event of [submit('k2'), retitle, choose, cancel, pay()]) {
      expect(state.can(event as WizardEvent)).toBe(false);
    }
  });

  it('leads to payment with the booking once it is saved', () => {
    const { state, actions } = paying();
    expect(state.matches({ enteringPayment: { card: 'filling' } })).toBe(true);
    expect(state.context).toMatchObject({ booking: { id: BOOKING_ID, totalFeeCents: 6250 }, attempt: null });
    expect(actions).toEqual(['announceSaved']);
  });

  it('changes the same booking after coming back, under a key of its own', () => {
    const { state } = after(paying(), cancel, retitle, submit('k2'));
    expect(state.matches({ savingDetails: 'updating' })).toBe(true);
    expect(state.context.attempt).toMatchObject({
      key: 'k2',
      request: { id: BOOKING_ID, meetingTitle: 'Other' },
    });
  });

  it('goes on with the id that a change answered: another interpreter is another request', () => {
    const other = recordOf({}, { id: 'b0000000-0000-4000-8000-000000000002' });
    const { state } = after(paying(), cancel, submit('k2'), saved('updateBooking', other));
    expect(state.context.booking?.id).toBe(other.id);
  });
});

describe('A refused save', () => {
  it.each<[ApiError['code'], string]>([
    ['SLOT_TAKEN', 'choosingAnotherTime'],
    ['WRONG_STATUS', 'replacingRequest'],
    ['PRICE_CHANGED', 'reviewingPrice'],
    ['TOO_MANY_OPEN_REQUESTS', 'awaitingRetry'],
    ['TOO_MANY_BOOKINGS', 'awaitingRetry'],
    ['INTERNAL', 'awaitingRetry'],
    ['NETWORK', 'awaitingRetry'],
  ])('with %s goes back to the form: %s', (code, inner) => {
    const { state, actions } = after(saving(), refused(refusal(code)));
    expect(state.matches({ editingDetails: inner } as never)).toBe(true);
    expect(state.context.refusal).toMatchObject({ code, message: `refused: ${code}`, data: null });
    expect(state.context.details).toEqual(filledDetails);
    expect(actions).toEqual(['announceSaveFailed']);
  });

  it('puts what the server says of fields beside them', () => {
    const issues = [
      { path: 'interpreterBookingTo', code: 'pair_not_offered', message: 'x' },
      { path: 'meetingDate', code: 'in_the_past', message: 'y' },
      { path: 'selectedInterpreter.name', code: 'too_long', message: 'z' },
      { path: 'client_id', code: 'not_an_id', message: 'no field of the form' },
    ] as const;
    const { state } = after(saving(), refused(refusal('INVALID', { status: 400, issues })));
    expect(state.matches({ editingDetails: 'correcting' })).toBe(true);
    expect(state.context.issues).toEqual([
      { field: 'meetingDate', code: 'in_the_past' },
      { field: 'interpreterBookingTo', code: 'pair_not_offered' },
      { field: 'interpreter_id', code: 'too_long' },
    ]);
  });

  it('for a changed price shows the new one, and saving again asks for it under a new key', () => {
    const changed = refusal('PRICE_CHANGED', {
      data: { pricePerHour: 70, durationInHours: 1, totalFee: 70 },
    });
    const review = after(saving(), refused(changed));
    expect(review.state.context.interpreter).toEqual({ ...amina, pricePerHourCents: 7000 });
    const { state } = after(review, submit('k2'));
    expect(state.context.attempt).toMatchObject({
      key: 'k2',
      request: { selectedInterpreter: { totalFee: 70 } },
    });
  });

  it('for a changed price without a new one asks to choose again', () => {
    const review = after(saving(), refused(refusal('PRICE_CHANGED')));
    expect(review.state.context.interpreter).toBeNull();
    const { state } = after(review, choose);
    expect(state.matches({ editingDetails: 'filling' })).toBe(true);
  });

  it('for a taken time goes on with a free one that was named', () => {
    const taken = after(saving(), refused(refusal('SLOT_TAKEN')));
    const { state } = after(taken, { type: 'alternative.chosen', changes: { meetingTime: '03:30' } });
    expect(state.matches({ editingDetails: 'filling' })).toBe(true);
    expect(state.context.details).toEqual({ ...filledDetails, meetingTime: '03:30' });
  });

  it('for a taken time goes on with somebody else who is free then, at the same time', () => {
    const taken = after(saving(), refused(refusal('SLOT_TAKEN')));
    const { state } = after(taken, choose);
    expect(state.matches({ editingDetails: 'filling' })).toBe(true);
    expect(state.context.details).toEqual(filledDetails);
  });

  it('for a request that can no longer be changed offers a new one with the same details', () => {
    const closed = after(paying(), cancel, submit('k2'), refused(refusal('WRONG_STATUS'), 'updateBooking'));
    expect(closed.state.can(submit('k3') as WizardEvent)).toBe(false);
    const { state } = after(closed, { type: 'request.released' }, submit('k3'));
    expect(state.matches({ savingDetails: 'adding' })).toBe(true);
    expect(state.context.attempt).toEqual({ key: 'k3', request: filledRequest, outcome: 'unknown' });
  });

  describe('of a request that was changed elsewhere', () => {
    const present = recordOf({ meetingTitle: 'Lease' }, { version: 2 });
    const changed = () =>
      after(
        paying(),
        cancel,
        retitle,
        submit('k2'),
        refused(refusal('BOOKING_CHANGED', { data: { version: 2 } }), 'updateBooking'),
      );

    it('named the version that the form shows', () => {
      const { state } = after(paying(), cancel, retitle, submit('k2'));
      expect(state.context.attempt?.request).toMatchObject({ id: BOOKING_ID, version: 1 });
    });

    it('is not sent again before the present one was seen', () => {
      expect(changed().state.matches({ editingDetails: 'reviewingChange' })).toBe(true);
      expect(changed().state.can(submit('k3') as WizardEvent)).toBe(false);
    });

    it('keeps what was typed, and is then sent under a new key with the version that was seen', () => {
      const { state } = after(changed(), { type: 'change.seen', record: present }, submit('k3'));
      expect(state.context.attempt).toMatchObject({
        key: 'k3',
        request: { id: BOOKING_ID, version: 2, meetingTitle: 'Other' },
      });
    });

    it('or takes what is there', () => {
      const { state } = after(changed(), { type: 'change.taken', record: present });
      expect(state.matches({ editingDetails: 'filling' })).toBe(true);
      expect(state.context).toMatchObject({
        details: { ...filledDetails, meetingTitle: 'Lease' },
        interpreter: amina,
        booking: { version: 2 },
        attempt: null,
      });
    });

    it('takes its interpreter too where another one was chosen', () => {
      const other = { ...amina, id: 'a0000000-0000-4000-8000-000000000009', name: 'Bruno Sala' };
      const { state } = after(
        changed(),
        { type: 'interpreter.chosen', interpreter: other },
        { type: 'change.taken', record: present },
      );
      expect(state.context.interpreter).toMatchObject({ id: amina.id, name: amina.name });
    });
  });

  it('takes the same key again for the same payload, and another for a changed one', () => {
    const slotTaken = after(saving(), refused(refusal('SLOT_TAKEN')));
    expect(after(slotTaken, submit('k2')).state.context.attempt?.key).toBe('k1');
    expect(after(slotTaken, retitle, submit('k2')).state.context.attempt?.key).toBe('k2');
  });

  it('takes a new key when the server holds the old one for something else', () => {
    const mismatch = after(saving(), refused(refusal('IDEMPOTENCY_MISMATCH', { status: 422 })));
    expect(after(mismatch, submit('k2')).state.context.attempt?.key).toBe('k2');
  });

  it('that is no refusal but a defect stops the machine instead of looking like one', () => {
    const { state } = saving();
    const broken = refused(new Error('The actor "addBooking" was not provided') as unknown as ApiError);
    expect(() => transition(bookingWizardMachine, state, broken as unknown as WizardEvent)).toThrow(
      'not provided',
    );
  });
});

describe('A save whose answer was lost', () => {
  const lost = () => after(saving(), refused(lostAnswer));

  it('is asked again under its key when nothing was changed', () => {
    expect(after(lost(), submit('k2')).state.context.attempt).toMatchObject({
      key: 'k1',
      request: filledRequest,
    });
  });

  it('is settled before a changed payload is saved, which then changes that booking', () => {
    const settling = after(lost(), retitle, submit('k2'));
    expect(settling.state.context.attempt).toMatchObject({ key: 'k1', request: filledRequest });
    const { state, actions } = after(settling, saved());
    expect(state.matches({ savingDetails: 'updating' })).toBe(true);
    expect(state.context.attempt).toMatchObject({
      key: 'k2',
      request: { id: BOOKING_ID, meetingTitle: 'Other' },
    });
    expect(actions).toEqual([]);
  });

  it('is forgotten when settling shows that it was refused, and the changed payload is a new request', () => {
    const { state } = after(lost(), retitle, submit('k2'), refused(refusal('SLOT_TAKEN')));
    expect(state.matches({ savingDetails: 'adding' })).toBe(true);
    expect(state.context.attempt).toMatchObject({ key: 'k2', request: { meetingTitle: 'Other' } });
    expect(state.context.attempt?.request.id).toBeUndefined();
  });

  it('stays unsettled when it is lost again', () => {
    const { state } = after(lost(), retitle, submit('k2'), refused(lostAnswer));
    expect(state.matches({ editingDetails: 'awaitingRetry' })).toBe(true);
    expect(state.context.attempt).toMatchObject({ key: 'k1', outcome: 'unknown' });
  });
});

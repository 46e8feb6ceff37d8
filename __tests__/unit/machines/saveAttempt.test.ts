import { BookingPayload } from '../../../src/shared/contract/bookings/bookingRecord';
import { bookingRequest, isSameBooking } from '../../../src/client/machines/bookingWizard/bookingRequest';
import { nextAttempt, outcomeAfter } from '../../../src/client/machines/bookingWizard/bookingRequest';
import {
  BOOKING_ID,
  CLIENT_ID,
  INTERPRETER_ID,
  amina,
  filledDetails,
  filledRequest,
  refusal,
} from './bookingFixtures';

describe('What is sent to save a booking', () => {
  it('is the payload of the specification, which the contract accepts', () => {
    expect(filledRequest).toEqual({
      hostPlatform: 'Dragoman room',
      meetingTitle: 'Ward round',
      meetingDate: '2026-03-04',
      meetingTime: '02:30',
      meetingAmPm: 'PM',
      meetingTimezone: 'GMT',
      meetingDuration: '1 hour',
      interpreterBookingFrom: 'English',
      interpreterBookingTo: 'Arabic',
      meetingSubject: 'Medical',
      meetingDescription: '',
      interpreter_id: INTERPRETER_ID,
      client_id: CLIENT_ID,
      selectedInterpreter: { name: 'Amina Haddad', pricePerHour: 62.5, durationInHours: 1, totalFee: 62.5 },
    });
    expect(BookingPayload.parse(filledRequest)).toEqual(filledRequest);
  });

  it('totals the hourly price over the duration', () => {
    const half = bookingRequest({ ...filledDetails, meetingDuration: '30 min' }, amina, CLIENT_ID, null);
    expect(half.selectedInterpreter).toMatchObject({ durationInHours: 0.5, totalFee: 31.25 });
  });

  it('names the booking that is changed, only where there is one', () => {
    expect(bookingRequest(filledDetails, amina, CLIENT_ID, { id: BOOKING_ID }).id).toBe(BOOKING_ID);
    expect(Object.keys(filledRequest)).not.toContain('id');
  });

  it('names the offset of an hour that happens twice, and of no other', () => {
    const doubled = { meetingDate: '2026-10-25', meetingTime: '01:30', meetingTimezone: 'Europe/London' };
    const chosen = { ...filledDetails, ...doubled, meetingAmPm: 'AM', meetingUtcOffset: '+01:00' } as const;
    expect(bookingRequest(chosen, amina, CLIENT_ID, null).meetingUtcOffset).toBe('+01:00');
    const single = { ...chosen, meetingDate: '2026-10-24' };
    expect(Object.keys(bookingRequest(single, amina, CLIENT_ID, null))).not.toContain('meetingUtcOffset');
  });

  it('is the same booking in whatever order its keys came, and another one when anything differs', () => {
    const shuffled = Object.fromEntries(Object.entries(filledRequest).reverse()) as typeof filledRequest;
    expect(isSameBooking(shuffled, filledRequest)).toBe(true);
    expect(isSameBooking({ ...filledRequest, id: BOOKING_ID }, filledRequest)).toBe(true);
    expect(isSameBooking({ ...filledRequest, meetingTitle: 'Other' }, filledRequest)).toBe(false);
    const dearer = { ...filledRequest.selectedInterpreter, totalFee: 70 };
    expect(isSameBooking({ ...filledRequest, selectedInterpreter: dearer }, filledRequest)).toBe(false);
  });
});

describe('The next try to save', () => {
  const refused = { key: 'k1', request: filledRequest, outcome: 'refused' } as const;
  const other = { ...filledRequest, meetingTitle: 'Other' };

  it('takes the new key when there was none before', () => {
    expect(nextAttempt(null, filledRequest, 'k2')).toEqual({
      key: 'k2',
      request: filledRequest,
      outcome: 'unknown',
    });
  });

  it('keeps the key for the same payload and takes a new one for a changed payload or another call', () => {
    expect(nextAttempt(refused, { ...filledRequest }, 'k2').key).toBe('k1');
    expect(nextAttempt(refused, other, 'k2')).toEqual({ key: 'k2', request: other, outcome: 'unknown' });
    expect(nextAttempt(refused, { ...filledRequest, id: BOOKING_ID }, 'k2').key).toBe('k2');
  });

  it('is the earlier one again as long as nobody knows what became of it', () => {
    const lost = { ...refused, outcome: 'unknown' } as const;
    expect(nextAttempt(lost, other, 'k2')).toEqual(lost);
  });

  it.each([
    [0, 'unknown'],
    [200, 'unknown'],
    [400, 'refused'],
    [409, 'refused'],
    [429, 'refused'],
    [500, 'unknown'],
    [503, 'unknown'],
  ])('after an answer of status %i the outcome is %s', (status, outcome) => {
    expect(outcomeAfter(refusal('INTERNAL', { status }))).toBe(outcome);
  });
});

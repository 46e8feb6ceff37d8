import { MAX_AHEAD_MS } from '../../../src/shared/domain/booking/bookingLife';
import {
  blankDetails,
  changedDetails,
  tidiedDetails,
  type BookingDetails,
} from '../../../src/client/machines/bookingWizard/bookingDetails';
import { offersPair } from '../../../src/client/machines/bookingWizard/chosenInterpreter';
import { detailsIssues } from '../../../src/client/machines/bookingWizard/detailsIssues';
import { NOW, amina, filledDetails } from './bookingFixtures';

const issuesWith = (changes: Partial<BookingDetails>, interpreter: typeof amina | null = amina, now = NOW) =>
  detailsIssues({ ...filledDetails, ...changes }, interpreter, now).map(
    ({ field, code }) => `${field}: ${code}`,
  );

describe('What keeps the first step from being saved', () => {
  it('is nothing when everything is filled in', () => {
    expect(issuesWith({})).toEqual([]);
  });

  it('is every required field of an empty form, in the order of the form', () => {
    expect(detailsIssues(blankDetails('GMT'), null, NOW)).toEqual(
      [
        'meetingTitle',
        'meetingDate',
        'meetingTime',
        'interpreterBookingFrom',
        'interpreterBookingTo',
        'meetingSubject',
        'interpreter_id',
      ].map((field) => ({ field, code: 'required' })),
    );
  });

  it.each<[string, Partial<BookingDetails>, string[]]>([
    ['a title of white space', { meetingTitle: '  ' }, ['meetingTitle: required']],
    ['a title of 201 characters', { meetingTitle: 'x'.repeat(201) }, ['meetingTitle: too_long']],
    ['a description of 5001', { meetingDescription: 'x'.repeat(5001) }, ['meetingDescription: too_long']],
    ['a day that no month has', { meetingDate: '2026-02-30' }, ['meetingDate: not_a_date']],
    ['a date of words', { meetingDate: 'tomorrow' }, ['meetingDate: not_a_date']],
    ['a time of words', { meetingTime: 'noon' }, ['meetingTime: not_a_time']],
    ['an unknown zone', { meetingTimezone: 'Mars/Base' }, ['meetingTimezone: unknown_zone']],
    ['equal languages', { interpreterBookingTo: 'English' }, ['interpreterBookingTo: same_languages']],
    ['a pair not offered', { interpreterBookingTo: 'Thai' }, ['interpreter_id: pair_not_offered']],
    [
      'an hour that the clocks skip',
      {
        meetingDate: '2026-03-29',
        meetingTime: '01:30',
        meetingAmPm: 'AM',
        meetingTimezone: 'Europe/London',
      },
      ['meetingTime: time_missing'],
    ],
    [
      'an hour that happens twice',
      {
        meetingDate: '2026-10-25',
        meetingTime: '01:30',
        meetingAmPm: 'AM',
        meetingTimezone: 'Europe/London',
      },
      ['meetingUtcOffset: time_doubled'],
    ],
  ])('is %s', (_, changes, expected) => {
    expect(issuesWith(changes)).toEqual(expected);
  });

  it('is not a doubled hour of which one was chosen', () => {
    const doubled = { meetingDate: '2026-10-25', meetingTime: '01:30', meetingTimezone: 'Europe/London' };
    expect(issuesWith({ ...doubled, meetingAmPm: 'AM', meetingUtcOffset: '+01:00' })).toEqual([]);
  });

  it('is a start that is now or has been, and not one a minute ahead', () => {
    const start = Date.parse('2026-03-04T14:30:00Z');
    expect(issuesWith({}, amina, start)).toEqual(['meetingTime: in_the_past']);
    expect(issuesWith({}, amina, start + 86_400_000)).toEqual(['meetingDate: in_the_past']);
    expect(issuesWith({}, amina, start - 60_000)).toEqual([]);
  });

  it('is a start further ahead than bookings go', () => {
    const start = Date.parse('2026-03-04T14:30:00Z');
    expect(issuesWith({}, amina, start - MAX_AHEAD_MS)).toEqual([]);
    expect(issuesWith({}, amina, start - MAX_AHEAD_MS - 1)).toEqual(['meetingDate: too_far_ahead']);
  });

  it('is told once a field: a missing date is not also a malformed one', () => {
    expect(issuesWith({ meetingDate: '' })).toEqual(['meetingDate: required']);
  });
});

describe('The details while they are typed', () => {
  const settled = { ...filledDetails, meetingUtcOffset: '+01:00' };

  it.each<[string, Partial<BookingDetails>]>([
    ['date', { meetingDate: '2026-03-05' }],
    ['time', { meetingTime: '03:30' }],
    ['half of the day', { meetingAmPm: 'AM' }],
    ['zone', { meetingTimezone: 'PDT' }],
  ])('forget which of two hours was meant when the %s changes', (_, changes) => {
    expect(changedDetails(settled, changes)).toEqual({ ...settled, ...changes, meetingUtcOffset: null });
  });

  it('remember it when anything else changes, or the same time is said again', () => {
    expect(changedDetails(settled, { meetingTitle: 'Other' }).meetingUtcOffset).toBe('+01:00');
    expect(changedDetails(settled, { meetingTime: settled.meetingTime }).meetingUtcOffset).toBe('+01:00');
  });

  it('lose their outer white space and say the time as the wire wants it', () => {
    const typed = { ...filledDetails, meetingTitle: ' A ', meetingDescription: ' b ', meetingTime: '14:30' };
    expect(tidiedDetails({ ...typed, meetingAmPm: 'AM' })).toEqual({
      ...filledDetails,
      meetingTitle: 'A',
      meetingDescription: 'b',
      meetingTime: '02:30',
      meetingAmPm: 'PM',
    });
  });
});

describe('A chosen interpreter', () => {
  it('offers a pair only when both languages are theirs; one that is not chosen yet excludes nobody', () => {
    expect(offersPair(amina, 'English', 'Arabic')).toBe(true);
    expect(offersPair(amina, '', 'Arabic')).toBe(true);
    expect(offersPair(amina, 'English', 'Thai')).toBe(false);
    expect(offersPair(amina, 'Thai', 'English')).toBe(false);
  });
});

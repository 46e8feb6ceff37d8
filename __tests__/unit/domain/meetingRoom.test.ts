import {
  LONGEST_OVERTIME_MS,
  meetingPhase,
  minutesEarly,
  minutesLate,
  type MeetingPhase,
} from '../../../src/shared/domain/booking/meetingRoom';
import type { BookingStatus } from '../../../src/shared/domain/booking/bookingLife';

const MINUTE = 60_000;
const startsAt = Date.parse('2026-02-10T10:00:00Z');
const endsAt = startsAt + 60 * MINUTE;

describe('the phase of a meeting', () => {
  it.each<[string, BookingStatus[], number, MeetingPhase, object?]>([
    ['a request', ['pending'], -20, 'early'],
    ['a request whose start has come', ['pending'], 0, 'off'],
    ['cancelled', ['cancelled'], 0, 'off'],
    ['declined, and expired', ['declined', 'expired'], 0, 'off'],
    ['agreed, too early', ['confirmed'], -15.01, 'early'],
    ['agreed, from a quarter of an hour before', ['confirmed'], -15, 'open'],
    ['under way', ['in_progress'], 59.9, 'open'],
    ['ended by its interpreter', ['completed'], 30, 'over'],
    ['one of two interpreters ended their part', ['completed', 'in_progress'], 30, 'open'],
    ['one of two declined', ['declined', 'confirmed'], 0, 'open'],
    ['at its end, and the interpreter gone', ['in_progress'], 60, 'over'],
    ['at its end, and the interpreter there', ['completed'], 60, 'overtime', { isInterpreterThere: true }],
    ['at the very end', ['completed'], 180, 'over', { isInterpreterThere: true }],
    ['closed', ['in_progress'], 30, 'over', { isEnded: true }],
    ['cancelled, though closed', ['cancelled'], 30, 'off', { isEnded: true }],
  ])('%s', (_which, statuses, minute, phase, changes = {}) => {
    const bookings = statuses.map((status) => ({ status, startsAt, endsAt }));
    const meeting = { bookings, isEnded: false, isInterpreterThere: false, ...changes };
    expect(meetingPhase(meeting, startsAt + minute * MINUTE)).toBe(phase);
  });

  it('goes from the first start to the last end of those who agreed', () => {
    const later = { status: 'confirmed' as const, startsAt: endsAt, endsAt: endsAt + 60 * MINUTE };
    const declined = { status: 'declined' as const, startsAt: startsAt - 60 * MINUTE, endsAt };
    const bookings = [{ status: 'confirmed' as const, startsAt, endsAt }, later, declined];
    const meeting = { bookings, isEnded: false, isInterpreterThere: false };
    expect(meetingPhase(meeting, startsAt - 16 * MINUTE)).toBe('early');
    expect(meetingPhase(meeting, later.endsAt - 1)).toBe('open');
    const late = { ...meeting, isInterpreterThere: true };
    expect(meetingPhase(late, later.endsAt + LONGEST_OVERTIME_MS - 1)).toBe('overtime');
  });
});

test('five minutes are punctual, and from then on whole minutes count', () => {
  expect(minutesLate(startsAt + 5 * MINUTE - 1, startsAt)).toBeNull();
  expect(minutesLate(startsAt + 5 * MINUTE, startsAt)).toBe(5);
  expect(minutesLate(startsAt - MINUTE, startsAt)).toBeNull();
  expect(minutesEarly(endsAt - 5 * MINUTE + 1, endsAt)).toBeNull();
  expect(minutesEarly(endsAt - 7.9 * MINUTE, endsAt)).toBe(7);
});

import fc from 'fast-check';
import { BOOKING_STATUSES, findTransition, statusAt } from '../../../src/shared/domain/booking/bookingLife';
import {
  isForeignLink,
  isMeetingLink,
  isPersonalZoomRoom,
  mayGiveLink,
  maySeeLink,
  roomPhase,
} from '../../../src/shared/domain/booking/sessionRoom';

const MINUTE = 60_000;
const startsAt = 100 * MINUTE;
const endsAt = 160 * MINUTE;
const at = (status: (typeof BOOKING_STATUSES)[number], now: number, hasCheckedIn = false) =>
  roomPhase({ status, startsAt, endsAt, hasCheckedIn }, now);

test.each([
  ['pending', 50, false, 'unconfirmed'],
  ['pending', 100, false, 'off'],
  ['confirmed', 84, false, 'tooEarly'],
  ['confirmed', 85, false, 'open'],
  ['confirmed', 160, false, 'over'],
  ['in_progress', 99, false, 'open'],
  ['in_progress', 99, true, 'present'],
  ['in_progress', 160, true, 'over'],
  ['completed', 120, true, 'over'],
  ['cancelled', 50, false, 'off'],
  ['declined', 50, false, 'off'],
  ['expired', 50, false, 'off'],
] as const)('a %s booking at minute %i, checked in %s, is %s', (status, minute, hasCheckedIn, phase) => {
  expect(at(status, minute * MINUTE, hasCheckedIn)).toBe(phase);
});

test('the door of a confirmed booking is open exactly when its life allows joining', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 * MINUTE }), (now) => {
      const moments = { startsAt, endsAt, respondBy: startsAt };
      const mayJoin = findTransition('join', 'client', 'confirmed', now, moments) !== null;
      expect(at(statusAt('confirmed', now, moments), now) === 'open').toBe(mayJoin);
    }),
  );
});

test('a link may be given until the end, and is shown to the interpreter from acceptance on', () => {
  expect(BOOKING_STATUSES.filter((status) => mayGiveLink(status, endsAt, startsAt))).toEqual([
    'pending',
    'confirmed',
    'in_progress',
  ]);
  expect(mayGiveLink('in_progress', endsAt, endsAt)).toBe(false);
  expect(BOOKING_STATUSES.filter(maySeeLink)).toEqual(['confirmed', 'in_progress', 'completed']);
});

test.each([
  ['https://zoom.us/j/98765432101', true],
  ['https://teams.microsoft.com/l/meetup-join/x?y=z', true],
  ['http://zoom.us/j/1', false],
  ['zoom.us/j/1', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://me:secret@zoom.us/j/1', false],
  ['https://localhost/x', false],
  ['https://zoom.us/j/1\r\nYour account is closed', false],
])('%j is a meeting link: %s', (link, is) => {
  expect(isMeetingLink(link)).toBe(is);
});

test.each([
  ['Zoom', 'https://us02web.zoom.us/j/98765432101', false],
  ['Zoom', 'https://zoom.us.evil.example/j/1', true],
  ['Teams', 'https://teams.live.com/meet/1', false],
  ['WebEx', 'https://acme.webex.com/meet/x', false],
  ['WebEx', 'https://zoom.us/j/1', true],
  ['Other', 'https://meet.example.com/x', false],
  ['constructor', 'https://meet.example.com/x', false],
])('booked on %s, %s is foreign: %s', (platform, link, is) => {
  expect(isForeignLink(platform, link)).toBe(is);
});

test.each([
  ['Zoom', 'https://zoom.us/j/1234567890', true],
  ['Zoom', 'https://zoom.us/my/pat', true],
  ['Zoom', 'https://zoom.us/j/98765432101?pwd=x', false],
  ['Teams', 'https://zoom.us/j/1234567890', false],
])('booked on %s, %s is a personal room: %s', (platform, link, is) => {
  expect(isPersonalZoomRoom(platform, link)).toBe(is);
});

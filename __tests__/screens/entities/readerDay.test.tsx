import { UNKNOWN_INSTANT } from '../../../src/shared/domain/time/unknownInstant';
import { readerDay } from '../../../src/client/ui/time/readerTime';

test.each([
  ['Asia/Tokyo', '2026-11-29'],
  ['Europe/Berlin', '2026-11-28'],
  ['America/New_York', '2026-11-28'],
])('a session late on Saturday in New York is on the own day of a reader in %s', (zone, day) => {
  expect(readerDay({ meetingDate: '2026-11-28', startsAt: '2026-11-28T19:30:00.000Z' }, zone)).toBe(day);
});

test('a day whose instant nobody knows is the one that was booked', () => {
  expect(readerDay({ meetingDate: '2026-11-28', startsAt: UNKNOWN_INSTANT }, 'Asia/Tokyo')).toBe(
    '2026-11-28',
  );
});

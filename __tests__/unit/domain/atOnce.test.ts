import { isConfirmedAtOnce } from '../../../src/shared/domain/booking/atOnce';

const at = (instant: string) => Date.parse(instant);
const NOW = at('2026-02-01T10:00:00Z');
const TERMS = { noticeMinutes: 1440, timeZone: 'Europe/Berlin' };

describe('a request of somebody who confirms at once', () => {
  it.each([
    ['as far ahead as they wish', '2026-02-02T10:00:00Z', 'GMT', true],
    ['a moment later than that', '2026-02-02T09:59:59Z', 'GMT', false],
    ['weeks ahead', '2026-02-20T10:00:00Z', 'Europe/Berlin', true],
    ['in their night', '2026-02-10T21:00:00Z', 'America/New_York', false],
    ['at the end of their night', '2026-02-10T05:00:00Z', 'Asia/Tokyo', true],
    ['a minute before that', '2026-02-10T04:59:00Z', 'Asia/Tokyo', false],
    ['in the night of the booking', '2026-02-10T09:00:00Z', 'America/New_York', false],
    ['in the night of a fixed zone', '2026-02-10T12:00:00Z', 'PDT', false],
    ['by day on a fixed zone', '2026-02-10T14:00:00Z', 'PDT', true],
  ] as const)('%s: %s in %s is %s', (_what, start, zone, isAtOnce) => {
    expect(isConfirmedAtOnce(TERMS, { startsAt: at(start) }, zone, NOW)).toBe(isAtOnce);
  });

  it('needs no notice where they wish none', () => {
    const terms = { ...TERMS, noticeMinutes: 0 };
    expect(isConfirmedAtOnce(terms, { startsAt: NOW }, 'GMT', NOW)).toBe(true);
  });
});

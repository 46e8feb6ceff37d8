import type { AvailabilityRecord } from '../../../../src/shared/contract/bookings/availability';
import { withOwnChanges } from '../../../../src/client/features/availability/withOwnChanges';

const on = (weekday: number, opens = '09:00') => ({ weekday, opens, closes: '17:00' });
const off = (first: string) => ({ first, last: first });
const was: AvailabilityRecord = {
  timeZone: 'UTC',
  weeklyHours: [on(1), on(2)],
  daysOff: [off('2030-01-01')],
  gapMinutes: 0,
  noticeMinutes: 0,
  confirmsAtOnce: false,
  atOnceNoticeMinutes: 1440,
};

describe('what was typed, over what is there now', () => {
  it('is what is there where nothing was typed', () => {
    const is = { ...was, timeZone: 'Asia/Tokyo', weeklyHours: [on(3)], daysOff: [] };
    expect(withOwnChanges(was, is, was)).toEqual(is);
  });

  it('is what was typed where nothing else was saved', () => {
    const typed = {
      ...was,
      gapMinutes: 15,
      weeklyHours: [on(2)],
      daysOff: [...was.daysOff, off('2030-02-02')],
    };
    expect(withOwnChanges(was, was, typed)).toEqual(typed);
  });

  it('has the changes of both', () => {
    const is = {
      ...was,
      noticeMinutes: 60,
      weeklyHours: [on(1), on(2), on(5)],
      daysOff: [off('2030-12-24')],
    };
    const typed = { ...was, gapMinutes: 15, weeklyHours: [on(2), on(1, '10:00')] };
    expect(withOwnChanges(was, is, typed)).toEqual({
      ...is,
      gapMinutes: 15,
      weeklyHours: [on(2), on(5), on(1, '10:00')],
    });
  });

  it('keeps what was typed where both changed the same, and has no row twice', () => {
    const is = { ...was, gapMinutes: 30, daysOff: [...was.daysOff, off('2030-02-02')] };
    const typed = { ...is, gapMinutes: 15 };
    expect(withOwnChanges(was, is, typed)).toEqual(typed);
  });
});

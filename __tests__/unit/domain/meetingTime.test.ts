import fc from 'fast-check';
import {
  clock24,
  fromClock24,
  MEETING_TIME_PATTERN,
  readTypedTime,
} from '../../../src/shared/domain/time/meetingTime';

const anyClock24 = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('a meeting time', () => {
  it.each([
    ['9:30', 'AM', '09:30 AM'],
    ['09:30', 'PM', '09:30 PM'],
    ['930', 'AM', '09:30 AM'],
    ['9', 'PM', '09:00 PM'],
    ['2:30 pm', 'AM', '02:30 PM'],
    ['2.30 a.m.', 'PM', '02:30 AM'],
    ['14:30', 'AM', '02:30 PM'],
    ['00:15', 'PM', '12:15 AM'],
    ['12:15', 'AM', '12:15 AM'],
    ['12:15', 'PM', '12:15 PM'],
    [' 23:59 ', 'AM', '11:59 PM'],
    ['１４：３０', 'AM', '02:30 PM'],
  ] as const)('typed as %j beside %s is %s', (typed, half, expected) => {
    const read = readTypedTime(typed, half);
    expect(`${read?.meetingTime} ${read?.meetingAmPm}`).toBe(expected);
  });

  it.each(['', '24:00', '9:60', '13 pm', '0:30 am', 'noon', '1:2', '-1:00', '12345'])(
    'is not %j',
    (typed) => {
      expect(readTypedTime(typed, 'AM')).toBeNull();
    },
  );

  it('is the same on a clock of 12 and of 24 hours', () => {
    fc.assert(
      fc.property(anyClock24, (time) => {
        const twelve = fromClock24(time);
        expect(twelve.meetingTime).toMatch(MEETING_TIME_PATTERN);
        expect(clock24(twelve)).toBe(time);
      }),
    );
  });
});

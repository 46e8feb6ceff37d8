import fc from 'fast-check';
import { meetingInstant } from '../../../src/shared/domain/time/meetingInstant';
import { wallTimeAt } from '../../../src/shared/domain/time/wallClock';
import { fuzzParameters } from '../../support/fuzzParameters';

const MINUTE = 60_000;
const ZONES = [
  ...['PDT', 'EST', 'GMT', 'UTC', 'Europe/Berlin', 'Europe/London', 'America/New_York', 'America/Sao_Paulo'],
  ...['America/St_Johns', 'Asia/Tokyo', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe'],
  ...['Pacific/Apia', 'Pacific/Chatham', 'Africa/Casablanca', 'Asia/Jerusalem', 'Europe/Dublin'],
];
const anyZone = fc.constantFrom(...ZONES);
const anyMinute = fc
  .integer({ min: Date.UTC(2024, 0, 1) / MINUTE, max: Date.UTC(2029, 0, 1) / MINUTE })
  .map((minutes) => new Date(minutes * MINUTE));

const wall = (meetingDate: string, time: string, meetingTimezone: string, meetingUtcOffset?: string) => {
  const [meetingTime = '', half] = time.split(' ');
  return { meetingDate, meetingTime, meetingAmPm: half as 'AM' | 'PM', meetingTimezone, meetingUtcOffset };
};

describe('the instant that a wall time means', () => {
  it.each([
    [wall('2026-07-01', '02:30 PM', 'PDT'), '2026-07-01T21:30:00.000Z'],
    [wall('2026-01-05', '02:30 PM', 'PDT'), '2026-01-05T21:30:00.000Z'],
    [wall('2026-07-01', '09:00 AM', 'EST'), '2026-07-01T14:00:00.000Z'],
    [wall('2026-07-01', '09:00 AM', 'GMT'), '2026-07-01T09:00:00.000Z'],
    [wall('2026-07-01', '09:00 AM', 'Europe/London'), '2026-07-01T08:00:00.000Z'],
    [wall('2026-01-05', '12:00 AM', 'Asia/Kolkata'), '2026-01-04T18:30:00.000Z'],
    [wall('2026-01-05', '12:00 PM', 'Asia/Kathmandu'), '2026-01-05T06:15:00.000Z'],
    [wall('2028-02-29', '11:59 PM', 'UTC'), '2028-02-29T23:59:00.000Z'],
  ])('is exact on any ordinary day: %j', (typed, at) => {
    expect(meetingInstant(typed)).toEqual({ kind: 'exact', at: new Date(at) });
  });

  it.each([
    [wall('2026-03-29', '02:30 AM', 'Europe/Berlin'), '03:30'],
    [wall('2026-03-08', '02:00 AM', 'America/New_York'), '03:00'],
    [wall('2026-10-04', '02:10 AM', 'Australia/Lord_Howe'), '02:40'],
  ])('does not exist where the clock jumps over it: %j', (typed, clockMovesTo) => {
    expect(meetingInstant(typed)).toEqual({ kind: 'missing', clockMovesTo });
  });

  it.each([
    [wall('2026-10-25', '02:30 AM', 'Europe/Berlin'), ['+02:00', '+01:00']],
    [wall('2026-11-01', '01:00 AM', 'America/New_York'), ['-04:00', '-05:00']],
    [wall('2026-04-05', '01:45 AM', 'Australia/Lord_Howe'), ['+11:00', '+10:30']],
  ] as const)(
    'is two where the clock goes back over it, until an offset settles which: %j',
    (typed, offsets) => {
      expect(meetingInstant(typed)).toEqual({ kind: 'doubled', offsets });
      expect(meetingInstant({ ...typed, meetingUtcOffset: '+09:00' }).kind).toBe('doubled');
      const [first, second] = offsets.map((offset) => meetingInstant({ ...typed, meetingUtcOffset: offset }));
      if (first?.kind !== 'exact' || second?.kind !== 'exact') throw new Error('not settled');
      expect(second.at.getTime()).toBeGreaterThan(first.at.getTime());
    },
  );

  it('neither jumps nor doubles in a fixed zone, nor listens to an offset there', () => {
    fc.assert(
      fc.property(anyMinute, fc.constantFrom('PDT', 'EST', 'GMT'), (instant, zone) => {
        const typed = { ...wallTimeAt(instant, zone), meetingUtcOffset: '+13:00' };
        expect(meetingInstant(typed)).toEqual({ kind: 'exact', at: instant });
      }),
      fuzzParameters(100),
    );
  });

  it('reads back what the clocks show at any instant, the offset settling what they show twice', () => {
    fc.assert(
      fc.property(anyMinute, anyZone, (instant, zone) => {
        expect(meetingInstant(wallTimeAt(instant, zone))).toEqual({ kind: 'exact', at: instant });
      }),
      fuzzParameters(400),
    );
  });

  it('is never guessed: what is exact shows the wall time that was typed, what is missing shows nowhere', () => {
    const anyWall = fc.record({ day: anyMinute, hour: fc.integer({ min: 0, max: 3 }), zone: anyZone });
    fc.assert(
      fc.property(anyWall, ({ day, hour, zone }) => {
        const time = `${String(hour === 0 ? 12 : hour).padStart(2, '0')}:${day.toISOString().slice(14, 16)} AM`;
        const typed = wall(day.toISOString().slice(0, 10), time, zone);
        const meant = meetingInstant(typed);
        if (meant.kind === 'exact') {
          expect(wallTimeAt(meant.at, zone)).toMatchObject({
            meetingDate: typed.meetingDate,
            meetingTime: typed.meetingTime,
            meetingAmPm: 'AM',
          });
        }
      }),
      fuzzParameters(400),
    );
  });

  it('is refused where the date does not exist', () => {
    expect(() => meetingInstant(wall('2026-02-30', '10:00 AM', 'GMT'))).toThrow(RangeError);
    expect(() => meetingInstant(wall('2026-02-10', '10:00 AM', 'Mars/Olympus'))).toThrow(RangeError);
  });
});

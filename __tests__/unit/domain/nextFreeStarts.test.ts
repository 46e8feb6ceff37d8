import type { Availability } from '../../../src/shared/domain/booking/availability';
import { nextFreeStarts } from '../../../src/shared/domain/booking/freeStarts';

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' }));
const berlin: Availability = {
  zone: 'Europe/Berlin',
  hours: MONDAY_TO_FRIDAY,
  daysOff: [],
  gapMinutes: 0,
  noticeMinutes: 0,
};
const at = (iso: string) => Date.parse(iso);
const isoOf = (starts: number[]) => starts.map((each) => new Date(each).toISOString().slice(0, 16));

const next = (wishes: {
  availability?: Partial<Availability>;
  busy?: [string, string][];
  now: string;
  from?: string;
  to?: string;
}) =>
  isoOf(
    nextFreeStarts(
      {
        availability: { ...berlin, ...wishes.availability },
        busy: (wishes.busy ?? []).map(([startsAt, endsAt]) => ({
          startsAt: at(startsAt),
          endsAt: at(endsAt),
        })),
        now: at(wishes.now),
        minutes: 60,
      },
      [at(wishes.from ?? wishes.now), at(wishes.to ?? '2027-01-01T00:00:00Z')],
      3,
    ),
  );

describe('the next free times of an interpreter', () => {
  it('begin with the next half hour inside the weekly hours', () => {
    const starts = next({ now: '2026-11-26T08:10:00Z' });
    expect(starts).toEqual(['2026-11-26T08:30', '2026-11-26T09:00', '2026-11-26T09:30']);
  });

  it('go on after the weekend', () => {
    expect(next({ now: '2026-11-27T10:01:00Z' })[0]).toBe('2026-11-30T08:00');
  });

  it('keep clear of what is held, with the gap that is wanted', () => {
    const busy: [string, string][] = [['2026-11-26T08:30:00Z', '2026-11-26T09:30:00Z']];
    expect(next({ now: '2026-11-26T06:00:00Z', busy })[0]).toBe('2026-11-26T09:30');
    const availability = { gapMinutes: 30 };
    expect(next({ now: '2026-11-26T06:00:00Z', busy, availability })[0]).toBe('2026-11-26T10:00');
  });

  it('leave out days off and times at too short notice', () => {
    const daysOff = [{ first: '2026-11-26', last: '2026-11-29' }];
    expect(next({ now: '2026-11-26T06:00:00Z', availability: { daysOff } })[0]).toBe('2026-11-30T08:00');
    expect(next({ now: '2026-11-26T08:00:00Z', availability: { noticeMinutes: 1440 } })[0]).toBe(
      '2026-11-27T08:00',
    );
  });

  it('follow the clocks when they change', () => {
    expect(next({ now: '2026-10-23T11:00:00Z' })[0]).toBe('2026-10-26T08:00');
    expect(next({ now: '2026-03-27T12:00:00Z' })[0]).toBe('2026-03-30T07:00');
    const night = { hours: [{ weekday: 7, opens: '01:00', closes: '04:00' }] };
    // two o'clock does not exist that night
    expect(next({ now: '2026-03-28T12:00:00Z', availability: night })).toEqual([
      '2026-03-29T00:00',
      '2026-03-29T00:30',
      '2026-03-29T01:00',
    ]);
  });

  it('stay between the two instants, and may be none', () => {
    const day = { from: '2026-11-26T00:00:00Z', to: '2026-11-26T09:00:00Z' };
    expect(next({ now: '2026-11-20T00:00:00Z', ...day })).toEqual(['2026-11-26T08:00', '2026-11-26T08:30']);
    const sunday = { from: '2026-11-29T00:00:00Z', to: '2026-11-30T00:00:00Z' };
    expect(next({ now: '2026-11-20T00:00:00Z', ...sunday })).toEqual([]);
  });
});

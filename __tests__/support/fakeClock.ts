import type { Clock } from '../../src/server/platform/context';

export interface FakeClock extends Clock {
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** A clock that stands still until it is told otherwise. 5 January 2026 is a Monday. */
export function fakeClock(start = '2026-01-05T09:00:00.000Z'): FakeClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}

import { callClosesAt, offerState, waveLastsMs } from '../../../src/shared/domain/booking/calls';

const HOUR = 3_600_000;

it('ends a call after a day, and never after the start', () => {
  expect(callClosesAt(0, 100 * HOUR)).toBe(24 * HOUR);
  expect(callClosesAt(0, 3 * HOUR)).toBe(3 * HOUR);
});

it.each([
  [1, 2],
  [2, 2],
  [3, 5],
  [24, 5],
  [25, 30],
])('gives a wave %d hours before the start %d minutes', (hours, minutes) => {
  expect(waveLastsMs(hours * HOUR, 0)).toBe(minutes * 60_000);
});

it.each([
  ['open', 'asking', 'open'],
  ['open', 'taken', 'taken'],
  ['open', 'lapsed', 'lapsed'],
  ['declined', 'taken', 'declined'],
  ['accepted', 'taken', 'accepted'],
] as const)('an offer that is %s in a call that is %s stands as %s', (answer, call, state) => {
  expect(offerState(answer, call)).toBe(state);
});

import { act, render, screen } from '@testing-library/react';
import { Countdown } from '../../../src/client/ui/time/Countdown';
import { withWords } from '../../support/withWords';

const NOW = Date.parse('2030-01-01T00:00:00Z');
const inMs = (milliseconds: number) => new Date(NOW + milliseconds).toISOString();
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

const show = (startsIn: number) =>
  render(withWords(<Countdown startsAt={inMs(startsIn)} endsAt={inMs(startsIn + HOUR)} />)).container;

function wishForStillness(isWished: boolean) {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: isWished, media: query }) as unknown as MediaQueryList;
  jest.spyOn(window, 'matchMedia').mockImplementation(matchMedia);
}

describe('a countdown', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test.each([
    [49 * HOUR, 'Starts in 2 days 1 hr'],
    [3 * HOUR + 12 * MINUTE, 'Starts in 3 hr 12 min'],
    [12 * MINUTE + 5 * SECOND, 'Starts in 12 min 5 sec'],
    [9 * SECOND, 'Starts in 9 sec'],
    [0, 'Ends in 1 hr 0 min'],
    [-2 * HOUR, 'Over'],
  ])('of %i ms says "%s"', (startsIn, words) => {
    expect(show(startsIn).textContent).toBe(words);
  });

  test('parts nothing from anything in Japanese', () => {
    const words = <Countdown startsAt={inMs(3 * HOUR + 12 * MINUTE)} endsAt={inMs(4 * HOUR)} />;
    expect(render(withWords(words, 'ja-JP')).container.textContent).toBe('開始まで3時間12分');
  });

  test('turns into the session when its time has come', () => {
    const container = show(2 * SECOND);
    act(() => jest.advanceTimersByTime(2 * SECOND));
    expect(container.textContent).toBe('Ends in 1 hr 0 min');
  });

  test('moves by the minute for whoever asked for less motion', () => {
    wishForStillness(true);
    show(12 * MINUTE + 5 * SECOND);
    expect(screen.getByRole('timer')).toHaveTextContent('12 min');
    act(() => jest.advanceTimersByTime(4 * SECOND));
    expect(screen.getByRole('timer')).toHaveTextContent('12 min');
  });
});

import { act, renderHook } from '@testing-library/react';
import { useMinimumDuration } from '../../../src/client/ui/loading/useMinimumDuration';

const LINGER_MS = 500;

const linger = (isOn: boolean) =>
  renderHook(({ isOn: on }) => useMinimumDuration(on, LINGER_MS), { initialProps: { isOn } });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('what lingers so that it can be seen', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('stays for its time where the work is quicker', () => {
    const { result, rerender } = linger(false);
    rerender({ isOn: true });
    pass(10);
    rerender({ isOn: false });
    pass(LINGER_MS - 20);
    expect(result.current).toBe(true);
    pass(20);
    expect(result.current).toBe(false);
  });

  it.each([
    ['at once', true],
    ['later', false],
  ])('ends with work that takes longer and began %s', (_, atFirst) => {
    const { result, rerender } = linger(atFirst);
    rerender({ isOn: true });
    pass(3 * LINGER_MS);
    expect(result.current).toBe(true);
    rerender({ isOn: false });
    pass(LINGER_MS);
    expect(result.current).toBe(false);
  });

  it('ends also where the next work begins in the very moment in which the last one’s time is over', () => {
    const { result, rerender } = linger(true);
    rerender({ isOn: false });
    act(() => {
      jest.advanceTimersByTime(LINGER_MS);
      rerender({ isOn: true });
    });
    expect(result.current).toBe(true);
    rerender({ isOn: false });
    pass(LINGER_MS);
    expect(result.current).toBe(false);
  });

  it('comes again with the next work', () => {
    const { result, rerender } = linger(true);
    pass(2 * LINGER_MS);
    rerender({ isOn: false });
    expect(result.current).toBe(false);
    rerender({ isOn: true });
    expect(result.current).toBe(true);
  });
});

import { act, render, screen } from '@testing-library/react';
import { PendingNote } from '../../../src/client/entities/booking/card/PendingNote';
import { aBooking } from '../../support/aBooking';
import { withWords } from '../../support/withWords';

const NOW = Date.parse('2030-01-01T00:00:00Z');
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

const show = (leftMs: number, viewer: 'client' | 'interpreter' = 'client') => {
  const booking = aBooking({ respondBy: new Date(NOW + leftMs).toISOString() });
  return render(withWords(<PendingNote booking={booking} viewer={viewer} />)).container;
};

describe('a request that waits', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  test.each(['client', 'interpreter'] as const)('counts down to its deadline for the %s', (viewer) => {
    const container = show(3 * HOUR + 12 * MINUTE, viewer);
    expect(container).toHaveTextContent('Time left: 3 hr 12 min');
    act(() => jest.advanceTimersByTime(2 * MINUTE));
    expect(screen.getByRole('timer')).toHaveTextContent('3 hr 10 min');
  });

  test('writes its sentences without a space in Japanese', () => {
    const booking = aBooking({ respondBy: new Date(NOW + 3 * HOUR).toISOString() });
    const { container } = render(withWords(<PendingNote booking={booking} viewer="client" />, 'ja-JP'));
    expect(container.textContent).toMatch(
      /^依頼中です。\d.*までInes Interpreterさんの.*ありません。残り3時間0分$/,
    );
  });

  test('counts the seconds of its last hour, and then no more', () => {
    const container = show(MINUTE + 5 * SECOND);
    expect(screen.getByRole('timer')).toHaveTextContent('1 min 5 sec');
    act(() => jest.advanceTimersByTime(10 * SECOND));
    expect(screen.getByRole('timer')).toHaveTextContent('55 sec');
    act(() => jest.advanceTimersByTime(55 * SECOND));
    expect(container).not.toHaveTextContent('Time left');
    expect(container).toHaveTextContent(/Waiting for Ines Interpreter/);
  });
});

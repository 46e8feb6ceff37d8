import { act, render, screen } from '@testing-library/react';
import { setServerNow } from '../../../src/client/ui/time/serverClock';
import { refreshNow, useNow } from '../../../src/client/ui/time/useNow';

const START = Date.parse('2030-01-01T00:00:00Z');

function Seconds() {
  return <p>{(useNow() - START) / 1000}</p>;
}

function Minutes({ onRender }: { onRender: () => void }) {
  onRender();
  return <output>{(useNow(60_000) - START) / 60_000}</output>;
}

function hide(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the shared clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: START }));
  afterEach(() => {
    hide(false);
    jest.useRealTimers();
  });

  test('ticks once a second for all who watch, with one timer', () => {
    render(
      <>
        <Seconds />
        <Seconds />
      </>,
    );
    expect(jest.getTimerCount()).toBe(1);
    pass(3000);
    expect(screen.getAllByText('3')).toHaveLength(2);
  });

  test('renders those who show minutes only when the minute turns', () => {
    const onRender = jest.fn();
    render(<Minutes onRender={onRender} />);
    onRender.mockClear();
    pass(59_000);
    expect(onRender).not.toHaveBeenCalled();
    pass(1000);
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  test('stands still while the page is hidden, and is right again at once when it is shown', () => {
    render(<Seconds />);
    hide(true);
    expect(jest.getTimerCount()).toBe(0);
    pass(90_000);
    expect(screen.getByText('0')).toBeInTheDocument();
    hide(false);
    expect(screen.getByText('90')).toBeInTheDocument();
    pass(1000);
    expect(screen.getByText('91')).toBeInTheDocument();
  });

  test('stops when nobody watches any more', () => {
    const { unmount } = render(<Seconds />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is right for who begins to watch right after a sleep, before anything has ticked', () => {
    render(<Minutes onRender={jest.fn()} />);
    jest.setSystemTime(START + 86_400_000);
    render(<Seconds />);
    expect(screen.getByText('86400')).toBeInTheDocument();
  });

  test('goes by the server’s clock where the device’s own is wrong', () => {
    render(<Seconds />);
    act(() => {
      setServerNow(START + 90_000);
      refreshNow();
    });
    expect(screen.getByText('90')).toBeInTheDocument();
    pass(1000);
    expect(screen.getByText('91')).toBeInTheDocument();
    act(() => {
      setServerNow(Date.now() + 500);
      refreshNow();
    });
    expect(screen.getByText('1')).toBeInTheDocument();
  });
});

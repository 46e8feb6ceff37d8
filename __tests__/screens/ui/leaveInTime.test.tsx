import { fireEvent, render, screen } from '@testing-library/react';
import { leaveInTime } from '../../../src/client/ui/page/leaveInTime';

describe('what leaves by itself', () => {
  const leave = jest.fn();
  const TILL_DRAWN = 1500;
  const show = () => {
    const { stands, rests } = leaveInTime(3000, leave);
    jest.advanceTimersByTime(TILL_DRAWN);
    render(
      <button ref={stands} {...rests}>
        close
      </button>,
    );
    return screen.getByRole('button');
  };

  beforeAll(() => jest.useFakeTimers());
  beforeEach(() => leave.mockClear());
  afterAll(() => jest.useRealTimers());

  test('leaves once, after its time from when it stands', () => {
    show();
    jest.advanceTimersByTime(2999);
    expect(leave).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('stays while a pointer or the focus rests on it, and has then the time left that it had', () => {
    const button = show();
    jest.advanceTimersByTime(1000);
    fireEvent.pointerEnter(button);
    jest.advanceTimersByTime(10_000);
    fireEvent.focus(button);
    fireEvent.pointerLeave(button);
    jest.advanceTimersByTime(10_000);
    expect(leave).not.toHaveBeenCalled();
    fireEvent.blur(button);
    jest.advanceTimersByTime(1999);
    expect(leave).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('is not hurried by a pointer that leaves without having come', () => {
    const button = show();
    jest.advanceTimersByTime(1000);
    fireEvent.pointerLeave(button);
    jest.advanceTimersByTime(1999);
    expect(leave).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

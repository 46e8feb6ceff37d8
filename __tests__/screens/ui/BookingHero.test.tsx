import { act, render, screen, within } from '@testing-library/react';
import { BookingHero } from '../../../src/client/entities/booking/panel/BookingHero';
import { aBooking } from '../../support/aBooking';
import { withWords } from '../../support/withWords';

const booking = aBooking({ status: 'in_progress' });
const START = Date.parse(booking.startsAt);
const MINUTE = 60_000;

afterEach(() => jest.useRealTimers());

test('a session that was joined early is about to start until its time has come, then it goes on', () => {
  jest.useFakeTimers({ now: START - 2 * MINUTE });
  render(withWords(<BookingHero booking={booking} viewer="client" />));
  const here = () => within(screen.getByRole('list', { name: 'How far this booking has come' }));
  const station = () =>
    here()
      .getAllByRole('listitem', { current: 'step' })
      .map((item) => item.textContent);
  expect(screen.getByRole('heading')).toHaveTextContent('About to start');
  expect(station()).toEqual(['Confirmed']);
  act(() => jest.advanceTimersByTime(2 * MINUTE));
  expect(screen.getByRole('heading')).toHaveTextContent('In session now');
  expect(station()).toEqual(['In session']);
});

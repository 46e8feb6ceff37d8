import { fireEvent, render, screen, within } from '@testing-library/react';
import { BookingGroups } from '../../../src/client/entities/booking/panel/BookingGroups';
import { aBookingAt } from '../../support/aBooking';
import { standAt } from '../../support/standAt';
import { withWords } from '../../support/withWords';

standAt('2030-01-03T10:00:00Z');

const onDay = (day: number, status: 'pending' | 'completed' = 'pending') =>
  aBookingAt(new Date(Date.UTC(2030, 0, day, 14, 30)).toISOString(), { meetingTitle: `Day ${day}`, status });
const show = (bookings: ReturnType<typeof onDay>[]) =>
  render(withWords(<BookingGroups bookings={bookings} renderCard={({ meetingTitle }) => meetingTitle} />));
const titles = (name: RegExp) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('a list of bookings', () => {
  test('parts what is to come from what is over, each counted, and leaves out a part without any', () => {
    show([onDay(9), onDay(5), onDay(1)]);
    expect(titles(/^Upcoming 2/)).toEqual(['Day 5', 'Day 9']);
    expect(titles(/^Earlier 1/)).toEqual(['Day 1']);
  });

  test('counts as over what came to nothing, and what nobody answered before its end', () => {
    show([onDay(20, 'completed'), onDay(2)]);
    expect(screen.queryByRole('list', { name: /^Upcoming/ })).not.toBeInTheDocument();
    expect(titles(/^Earlier/)).toEqual(['Day 20', 'Day 2']);
  });

  test('draws twenty of a long list, and twenty more when asked', () => {
    show(Array.from({ length: 45 }, (_, index) => onDay(index + 4)));
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(40);
    fireEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(45);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

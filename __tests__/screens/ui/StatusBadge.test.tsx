import { render, screen } from '@testing-library/react';
import { BOOKING_STATUSES } from '../../../src/shared/domain/booking/bookingLife';
import { StatusBadge } from '../../../src/client/entities/booking/card/StatusBadge';
import { withWords } from '../../support/withWords';

const badge = (status: string | null | undefined, variant: 'client' | 'interpreter') => {
  const { container, unmount } = render(withWords(<StatusBadge status={status} variant={variant} />));
  const element = container.firstElementChild as HTMLElement;
  const found = {
    word: element.textContent,
    hue: element.dataset.hue,
    mark: element.querySelector('svg')?.innerHTML,
  };
  unmount();
  return found;
};

describe('a status badge', () => {
  test.each([
    ['confirmed', 'green', 'green'],
    ['pending', 'yellow', 'yellow'],
    ['cancelled', 'red', 'red'],
    ['completed', 'blue', 'blue'],
    ['in_progress', 'gray', 'purple'],
    ['declined', 'gray', 'gray'],
    ['expired', 'gray', 'gray'],
    ['something else', 'gray', 'gray'],
  ])('%s is %s to the client and %s to the interpreter', (status, toClient, toInterpreter) => {
    expect(badge(status, 'client').hue).toBe(toClient);
    expect(badge(status, 'interpreter').hue).toBe(toInterpreter);
  });

  test('reads a status without regard to case, and a missing one as pending', () => {
    expect(badge('CONFIRMED', 'client')).toEqual(badge('confirmed', 'client'));
    expect(badge(undefined, 'client').word).toBe('Pending');
    expect(badge(null, 'client').hue).toBe('yellow');
    expect(badge('', 'client').hue).toBe('yellow');
  });

  test('differs by word and by shape from every other status, not only by colour', () => {
    const badges = BOOKING_STATUSES.map((status) => badge(status, 'interpreter'));
    expect(new Set(badges.map(({ word }) => word)).size).toBe(BOOKING_STATUSES.length);
    expect(new Set(badges.map(({ mark }) => mark)).size).toBe(BOOKING_STATUSES.length);
  });

  test('shows a status that it does not know as it came', () => {
    render(withWords(<StatusBadge status="Postponed" variant="client" />));
    expect(screen.getByText('Postponed')).toHaveAttribute('data-hue', 'gray');
  });
});

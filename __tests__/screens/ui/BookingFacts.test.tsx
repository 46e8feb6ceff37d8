import { render, screen } from '@testing-library/react';
import { BookingFacts } from '../../../src/client/entities/booking/card/BookingFacts';
import { aBooking } from '../../support/aBooking';
import { withWords } from '../../support/withWords';

const booking = aBooking();
const seen = {
  ...booking,
  clientName: 'Clara Client',
  clientAvatar: '/media/clara.webp',
  selectedInterpreter: { ...booking.selectedInterpreter, name: 'Ines Ruiz', avatar: '/media/ines.webp' },
};

describe('the amount on an interpreter’s card', () => {
  const problem = {
    by: 'client',
    text: 'Late.',
    at: seen.endsAt,
    answer: null,
    amount: null,
    reason: '',
  } as const;
  test.each([
    [null, 'Agreed total'],
    ['void', 'Agreed total'],
    ['counts', 'Earnings'],
  ] as const)('of a session with a problem that is decided as %s is called %s', (outcome, label) => {
    const aftermath = { interpreterCheckedIn: true, confirmedBy: [], problem: { ...problem, outcome } };
    const over = { ...seen, status: 'completed', aftermath } as const;
    render(withWords(<BookingFacts booking={over} viewer="interpreter" />));
    expect(screen.getByText(label)).toBeVisible();
  });
});

describe('the person on a booking’s card', () => {
  test.each([
    ['client', 'Ines Ruiz', '/media/ines.webp'],
    ['interpreter', 'Clara Client', '/media/clara.webp'],
  ] as const)('is shown to the %s by face and name, and said once', (viewer, name, photo) => {
    const { container } = render(withWords(<BookingFacts booking={seen} viewer={viewer} />));
    expect(screen.getByText(name)).toBeVisible();
    const face = container.querySelector('img');
    expect(face).toHaveAttribute('src', photo);
    expect(face).toHaveAttribute('alt', '');
  });

  test('has initials only where there is no picture', () => {
    const nameless = { ...seen, selectedInterpreter: { ...seen.selectedInterpreter, avatar: null } };
    const { container } = render(withWords(<BookingFacts booking={nameless} viewer="client" />));
    expect(container.querySelector('[data-initials="IR"]')).toBeInTheDocument();
  });
});

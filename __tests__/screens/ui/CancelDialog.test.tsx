import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import { CancelDialog } from '../../../src/client/entities/booking/actions/CancelDialog';
import { aBookingAt } from '../../support/aBooking';
import { renderScreen } from '../../support/renderScreen';
import { standAt } from '../../support/standAt';

standAt('2030-01-03T10:00:00Z');

const request = aBookingAt('2030-01-03T14:00:00Z', { status: 'pending' });

test('a yes is to the amount that was asked about, not to one that came under the finger', async () => {
  const sent: number[] = [];
  let change: (booking: BookingRecord) => void = () => undefined;
  const Asking = () => {
    const [booking, setBooking] = useState(request);
    change = setBooking;
    return (
      <CancelDialog
        booking={booking}
        viewer="client"
        isCancelling={false}
        serverFeeCents={null}
        onConfirm={(cents) => sent.push(cents)}
        onKeep={() => undefined}
      />
    );
  };
  const { user } = renderScreen(<Asking />);
  expect((await screen.findByText('If you cancel now, you owe')).parentElement).toHaveTextContent('€0.00');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => change({ ...request, status: 'confirmed' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Meanwhile the amount has changed; nothing was cancelled.',
  );
  expect(screen.getByText('If you cancel now, you owe').parentElement).toHaveTextContent('€125.00');
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  expect(sent).toEqual([0]);
});

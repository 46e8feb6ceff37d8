import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { CancelledNote } from './CancelledNote';
import { PendingNote } from './PendingNote';
import { ProposalNote } from './ProposalNote';
import type { Viewer } from './statusLook';

/** The note beside a booking's status: whom it waits for, or how it ended. */
export function BookingNote({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  if (booking.status === 'pending') return <PendingNote booking={booking} viewer={viewer} />;
  if (booking.status === 'cancelled') return <CancelledNote booking={booking} viewer={viewer} />;
  if (booking.status === 'confirmed') {
    return booking.proposal ? <ProposalNote booking={booking} viewer={viewer} /> : null;
  }
  return null;
}

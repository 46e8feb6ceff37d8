import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { CancelledNote } from './CancelledNote';
import { PendingNote } from './PendingNote';
import { ProposalNote } from './ProposalNote';
import type { Viewer } from './statusLook';

/** That nobody had to answer. */
function AtOnceNote() {
  const { t } = useTranslation();
  return <p className="dr-pass-note">{t('life.history.actions.accept_at_once')}</p>;
}

/** The note beside a booking's status: whom it waits for, or how it ended. */
export function BookingNote({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  if (booking.status === 'pending') return <PendingNote booking={booking} viewer={viewer} />;
  if (booking.status === 'cancelled') return <CancelledNote booking={booking} viewer={viewer} />;
  if (booking.status === 'confirmed') {
    if (booking.proposal) return <ProposalNote booking={booking} viewer={viewer} />;
    return booking.confirmedAtOnce ? <AtOnceNote /> : null;
  }
  return null;
}

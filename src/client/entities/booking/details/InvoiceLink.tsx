import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { isSettled } from '../../../../shared/domain/booking/aftermath';
import { invoiceAt, paths } from '../../../paths';
import { LinkButton } from '../../../ui/buttons/LinkButton';
import type { Viewer } from '../card/statusLook';

interface InvoiceLinkProps {
  booking: BookingRecord;
  viewer: Viewer;
  size?: 'small' | 'medium';
}

/** The way to a completed session's invoice, where it has one. */
export function InvoiceLink({ booking, viewer, size = 'medium' }: InvoiceLinkProps) {
  const { t } = useTranslation();
  if (booking.status !== 'completed' || !isSettled({ problem: booking.aftermath?.problem ?? null })) {
    return null;
  }
  return (
    <LinkButton size={size} to={invoiceAt(paths[viewer].invoice, booking.id)}>
      {t('statements.invoice')}
    </LinkButton>
  );
}

import { useTranslation } from '../i18n/useTranslation';
import type { BookingRecord } from '../contract/bookingRecord';
import { isSettled } from '../domain/aftermath';
import { invoiceAt, paths } from '../paths';
import { LinkButton } from './LinkButton';
import type { Viewer } from './statusLook';

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

import { Alert } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import {
  CANCELLATION_HOURS,
  cancellationFeeCents,
  leastTermsAfterMove,
} from '../../../shared/domain/booking/cancellationFee';
import { formatCents } from '../../../shared/domain/money/money';
import { feeCents } from '../../entities/booking/card/bookingMoney';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { useNow } from '../../ui/time/useNow';

/** Said before a client asks for another time shortly before the old one: what cancelling will cost all the same. */
export function LeastCostNote({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const standing = { startsAt: Date.parse(booking.startsAt), least: booking.leastCancellation };
  const least = leastTermsAfterMove(viewer, now, standing);
  if (viewer === 'interpreter' || least === null) return null;
  const cents = cancellationFeeCents(least, feeCents(booking));
  return (
    <Alert
      type="warning"
      role="note"
      title={t('reschedule.leastCost', { ...CANCELLATION_HOURS, amount: formatCents(cents, i18n.language) })}
    />
  );
}

import { Alert } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import {
  CANCELLATION_HOURS,
  cancellationFeeCents,
  dearerTermsByMove,
  leastTermsAfterMove,
  type Move,
} from '../../../shared/domain/booking/cancellationFee';
import { formatCents } from '../../../shared/domain/money/money';
import { feeCents } from '../../entities/booking/card/bookingMoney';
import { useNow } from '../../ui/time/useNow';

interface MoveCostNoteProps {
  booking: BookingRecord;
  /** who asks for the move, and when in epoch milliseconds; without a moment: now */
  by: Move['by'];
  askedAt?: number;
  /** of the new time; null while none is chosen */
  startsAt: number | null;
}

/**
 * Said to a client before a move is asked for or agreed: what cancelling will cost by the new time, where that is more, and what
 * is left of the old one.
 */
export function MoveCostNote({ booking, by, askedAt, startsAt }: MoveCostNoteProps) {
  const { t, i18n } = useTranslation();
  const now = useNow(10_000);
  const asked = askedAt ?? now;
  const standing = { startsAt: Date.parse(booking.startsAt), least: booking.leastCancellation };
  const dearer =
    startsAt === null ? null : dearerTermsByMove(now, standing, { by, askedAt: asked, startsAt });
  const terms = dearer ?? (by === 'client' ? leastTermsAfterMove(by, asked, standing) : null);
  if (terms === null) return null;
  const amount = formatCents(cancellationFeeCents(terms, feeCents(booking)), i18n.language);
  return (
    <Alert
      type="warning"
      role="note"
      title={
        dearer
          ? t('reschedule.costFromThenOn', { amount })
          : askedAt === undefined
            ? t('reschedule.leastCost', { ...CANCELLATION_HOURS, amount })
            : t('reschedule.leastCostAsked', { amount })
      }
    />
  );
}

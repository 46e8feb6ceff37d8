import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import { allowedActions } from '../domain/bookingLife';
import { useNow } from './useNow';

interface DecisionButtonsProps {
  booking: BookingRecord;
  /** an answer to this request is under way */
  isDeciding: boolean;
  onAccept: (booking: BookingRecord) => void;
  onDecline: (booking: BookingRecord) => void;
}

/** How late a deadline may be noticed; the server watches it to the millisecond. */
const NOTICE_MS = 10_000;

/** Accept and Decline, where the booking's life allows them to its interpreter now. */
export function DecisionButtons({ booking, isDeciding, onAccept, onDecline }: DecisionButtonsProps) {
  const { t } = useTranslation();
  const moments = {
    startsAt: Date.parse(booking.startsAt),
    endsAt: Date.parse(booking.endsAt),
    respondBy: Date.parse(booking.respondBy),
  };
  const allowed = allowedActions('interpreter', booking.status, useNow(NOTICE_MS), moments);
  return (
    <>
      {allowed.includes('decline') && (
        <Button size="small" disabled={isDeciding} onClick={() => onDecline(booking)}>
          {t('ui.decline')}
        </Button>
      )}
      {allowed.includes('accept') && (
        <Button size="small" type="primary" loading={isDeciding} onClick={() => onAccept(booking)}>
          {t('ui.accept')}
        </Button>
      )}
    </>
  );
}

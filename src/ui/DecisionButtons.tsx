import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import { allowedActions } from '../domain/bookingLife';
import type { BookingDecision } from './useBookingDecision';
import { useNow } from './useNow';

/** Accept and Decline, where the booking's life allows them to its interpreter now. */
export function DecisionButtons({
  booking,
  decision,
}: {
  booking: BookingRecord;
  decision: BookingDecision;
}) {
  const { t } = useTranslation();
  const moments = {
    startsAt: Date.parse(booking.startsAt),
    endsAt: Date.parse(booking.endsAt),
    respondBy: Date.parse(booking.respondBy),
  };
  const allowed = allowedActions('interpreter', booking.status, useNow(), moments);
  const isBusy = decision.isDeciding(booking.id);
  return (
    <>
      {allowed.includes('decline') && (
        <Button size="small" disabled={isBusy} onClick={() => decision.decline(booking.id)}>
          {t('ui.decline')}
        </Button>
      )}
      {allowed.includes('accept') && (
        <Button size="small" type="primary" loading={isBusy} onClick={() => decision.accept(booking.id)}>
          {t('ui.accept')}
        </Button>
      )}
    </>
  );
}

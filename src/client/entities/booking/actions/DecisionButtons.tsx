import { Button } from 'antd';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { changedNoteId } from '../card/ChangedNote';
import { earningsCents } from '../card/bookingMoney';
import { useAllowedActions } from './useAllowedActions';
import { useBookingsClosed } from './useBookingsClosed';

const { Component: YouReceive } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "you-receive" */ './YouReceive')).YouReceive,
);

interface DecisionButtonsProps {
  booking: BookingRecord;
  /** an answer to this request is under way */
  isDeciding: boolean;
  /** it became another while its interpreter looked at it, who has to look again first */
  isChanged: boolean;
  onAccept: (booking: BookingRecord) => void;
  onDecline: (booking: BookingRecord) => void;
}

/** Accept and Decline, where the booking's life and, of Accept, the role allow them to its interpreter now. */
export function DecisionButtons({
  booking,
  isDeciding,
  isChanged,
  onAccept,
  onDecline,
}: DecisionButtonsProps) {
  const { t } = useTranslation();
  const allowed = useAllowedActions(booking, 'interpreter');
  const isClosed = useBookingsClosed();
  const mayAccept = allowed.includes('accept') && !isClosed;
  return (
    <>
      {mayAccept && (
        <Suspense fallback={null}>
          <YouReceive cents={earningsCents(booking)} />
        </Suspense>
      )}
      {allowed.includes('accept') && isClosed && <p>{t('bookings.roleClosed')}</p>}
      {allowed.includes('decline') && (
        <Button size="small" disabled={isDeciding} onClick={() => onDecline(booking)}>
          {t('ui.decline')}
        </Button>
      )}
      {mayAccept && isChanged && (
        <Button size="small" onClick={() => document.getElementById(changedNoteId(booking.id))?.focus()}>
          {t('ui.changed.review')}
        </Button>
      )}
      {mayAccept && !isChanged && (
        <Button size="small" type="primary" loading={isDeciding} onClick={() => onAccept(booking)}>
          {t('ui.accept')}
        </Button>
      )}
    </>
  );
}

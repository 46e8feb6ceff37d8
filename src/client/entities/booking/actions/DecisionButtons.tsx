import { Button } from 'antd';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { changedNoteId } from '../card/ChangedNote';
import { earningsCents } from '../card/bookingMoney';
import { useAllowedActions } from './useAllowedActions';

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

/** Accept and Decline, where the booking's life allows them to its interpreter now. */
export function DecisionButtons({
  booking,
  isDeciding,
  isChanged,
  onAccept,
  onDecline,
}: DecisionButtonsProps) {
  const { t } = useTranslation();
  const allowed = useAllowedActions(booking, 'interpreter');
  return (
    <>
      {allowed.includes('accept') && (
        <Suspense fallback={null}>
          <YouReceive cents={earningsCents(booking)} />
        </Suspense>
      )}
      {allowed.includes('decline') && (
        <Button size="small" disabled={isDeciding} onClick={() => onDecline(booking)}>
          {t('ui.decline')}
        </Button>
      )}
      {allowed.includes('accept') && isChanged && (
        <Button size="small" onClick={() => document.getElementById(changedNoteId(booking.id))?.focus()}>
          {t('ui.changed.review')}
        </Button>
      )}
      {allowed.includes('accept') && !isChanged && (
        <Button size="small" type="primary" loading={isDeciding} onClick={() => onAccept(booking)}>
          {t('ui.accept')}
        </Button>
      )}
    </>
  );
}

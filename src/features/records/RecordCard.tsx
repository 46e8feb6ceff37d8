import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../../contract/bookingRecord';
import { BookingCard } from '../../ui/BookingCard';
import { CalendarButton } from '../../ui/CalendarButton';
import { CancelButton } from '../../ui/CancelButton';
import { InvoiceLink } from '../../ui/InvoiceLink';
import { JoinButton } from '../../ui/JoinButton';
import { MessageButton } from '../../ui/MessageButton';
import { useNow } from '../../ui/useNow';
import { BookAgainButton } from './BookAgainButton';
import { isReplaceable } from './replacementSearch';

interface RecordCardProps {
  booking: BookingRecord;
  isCurrent: boolean;
  onView: (id: string) => void;
  onCancel: (id: string) => void;
  onDownload: (id: string) => void;
}

/** A client's booking in the list. A long list draws again only what changed. */
export const RecordCard = memo(function RecordCard({
  booking,
  isCurrent,
  onView,
  onCancel,
  onDownload,
}: RecordCardProps) {
  const { t } = useTranslation();
  const canReplace = isReplaceable(booking, useNow(60_000));
  return (
    <BookingCard
      booking={booking}
      viewer="client"
      isCurrent={isCurrent}
      actions={
        <>
          <JoinButton booking={booking} viewer="client" />
          {canReplace && (
            <Button size="small" type="primary" onClick={() => onView(booking.id)}>
              {t('life.replace.button')}
            </Button>
          )}
        </>
      }
      more={
        <>
          <Button size="small" onClick={() => onView(booking.id)}>
            {t('ui.view')}
          </Button>
          <MessageButton booking={booking} viewer="client" />
          <CalendarButton booking={booking} onDownload={onDownload} />
          <CancelButton booking={booking} viewer="client" onCancel={onCancel} />
          <InvoiceLink booking={booking} viewer="client" size="small" />
          {booking.status === 'completed' && <BookAgainButton booking={booking} size="small" />}
        </>
      }
    />
  );
});

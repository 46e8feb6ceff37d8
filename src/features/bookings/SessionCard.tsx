import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../../contract/bookingRecord';
import { BookingCard } from '../../ui/BookingCard';
import { CalendarButton } from '../../ui/CalendarButton';
import { CancelButton } from '../../ui/CancelButton';
import { DecisionButtons } from '../../ui/DecisionButtons';
import { InvoiceLink } from '../../ui/InvoiceLink';
import { JoinButton } from '../../ui/JoinButton';
import { MessageButton } from '../../ui/MessageButton';

interface SessionCardProps {
  booking: BookingRecord;
  isCurrent: boolean;
  /** an answer to this request is under way */
  isDeciding: boolean;
  onView: (id: string) => void;
  /** as it was when an answer was refused because it had changed */
  seenBefore: BookingRecord | undefined;
  onAccept: (booking: BookingRecord) => void;
  onDecline: (booking: BookingRecord) => void;
  onCancel: (id: string) => void;
  onDownload: (id: string) => void;
}

/** An interpreter's booking in the list. A long list draws again only what changed. */
export const SessionCard = memo(function SessionCard({
  booking,
  isCurrent,
  isDeciding,
  seenBefore,
  onView,
  onAccept,
  onDecline,
  onCancel,
  onDownload,
}: SessionCardProps) {
  const { t } = useTranslation();
  return (
    <BookingCard
      booking={booking}
      viewer="interpreter"
      isCurrent={isCurrent}
      seenBefore={seenBefore}
      actions={
        <>
          <JoinButton booking={booking} viewer="interpreter" />
          <DecisionButtons booking={booking} {...{ isDeciding, onAccept, onDecline }} />
        </>
      }
      more={
        <>
          <Button size="small" onClick={() => onView(booking.id)}>
            {t('ui.view')}
          </Button>
          <MessageButton booking={booking} viewer="interpreter" />
          <CalendarButton booking={booking} onDownload={onDownload} />
          <CancelButton booking={booking} viewer="interpreter" onCancel={onCancel} />
          <InvoiceLink booking={booking} viewer="interpreter" size="small" />
        </>
      }
    />
  );
});

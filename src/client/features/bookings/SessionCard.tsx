import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { BookingCard } from '../../entities/booking/card/BookingCard';
import { CalendarButton } from '../../entities/booking/actions/CalendarButton';
import { CancelButton } from '../../entities/booking/actions/CancelButton';
import { DecisionButtons } from '../../entities/booking/actions/DecisionButtons';
import { HeldNote } from '../../entities/booking/card/HeldNote';
import { InvoiceLink } from '../../entities/booking/details/InvoiceLink';
import { JoinButton } from '../../entities/booking/actions/JoinButton';
import { ReviewNote } from '../../entities/review/ReviewNote';
import { MessageButton } from '../../entities/booking/actions/MessageButton';

interface SessionCardProps {
  booking: BookingRecord;
  isCurrent: boolean;
  /** an answer to this request is under way */
  isDeciding: boolean;
  onView: (id: string) => void;
  /** as its interpreter saw it before it changed under their hand, and that they have looked at it */
  seenBefore: BookingRecord | undefined;
  onSeen: (booking: BookingRecord) => void;
  onAccept: (booking: BookingRecord) => void;
  onDecline: (booking: BookingRecord) => void;
  onCancel: (id: string) => void;
  onDownload: (id: string) => void;
  /** an answer whether it took place is under way */
  isAnswering: boolean;
  onHeld: (id: string) => void;
}

/** An interpreter's booking in the list. A long list draws again only what changed. */
export const SessionCard = memo(function SessionCard({
  booking,
  isCurrent,
  isDeciding,
  seenBefore,
  onSeen,
  onView,
  onAccept,
  onDecline,
  onCancel,
  onDownload,
  isAnswering,
  onHeld,
}: SessionCardProps) {
  const { t } = useTranslation();
  return (
    <BookingCard
      booking={booking}
      viewer="interpreter"
      isCurrent={isCurrent}
      seenBefore={seenBefore}
      onSeen={onSeen}
      actions={
        <>
          <JoinButton booking={booking} viewer="interpreter" />
          <DecisionButtons
            booking={booking}
            isChanged={seenBefore !== undefined}
            {...{ isDeciding, onAccept, onDecline }}
          />
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
      note={
        <>
          <HeldNote booking={booking} viewer="interpreter" onReport={onView} {...{ isAnswering, onHeld }} />
          <ReviewNote booking={booking} onView={onView} />
        </>
      }
    />
  );
});

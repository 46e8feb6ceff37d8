import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { BookingCard } from '../../entities/booking/card/BookingCard';
import { CalendarButton } from '../../entities/booking/actions/CalendarButton';
import { CancelButton } from '../../entities/booking/actions/CancelButton';
import { HeldNote } from '../../entities/booking/card/HeldNote';
import { InvoiceLink } from '../../entities/booking/details/InvoiceLink';
import { JoinButton } from '../../entities/booking/actions/JoinButton';
import { MessageButton } from '../../entities/booking/actions/MessageButton';
import { ReviewNote } from '../../entities/review/ReviewNote';
import { BookAgainButton } from './BookAgainButton';
import { ReplacementNote } from './ReplacementNote';

interface RecordCardProps {
  booking: BookingRecord;
  isCurrent: boolean;
  /** somebody else can be asked for its time */
  canReplace: boolean;
  /** an answer whether it took place is under way */
  isAnswering: boolean;
  onView: (id: string) => void;
  onCancel: (id: string) => void;
  onDownload: (id: string) => void;
  onHeld: (id: string) => void;
}

/** A client's booking in the list. A long list draws again only what changed. */
export const RecordCard = memo(function RecordCard({
  booking,
  isCurrent,
  canReplace,
  isAnswering,
  onView,
  onCancel,
  onDownload,
  onHeld,
}: RecordCardProps) {
  const { t } = useTranslation();
  return (
    <BookingCard
      booking={booking}
      viewer="client"
      isCurrent={isCurrent}
      actions={<JoinButton booking={booking} viewer="client" />}
      more={
        <>
          <Button size="small" onClick={() => onView(booking.id)}>
            {t('ui.view')}
          </Button>
          <MessageButton booking={booking} viewer="client" />
          <CalendarButton booking={booking} onDownload={onDownload} />
          <CancelButton booking={booking} viewer="client" onCancel={onCancel} />
          <InvoiceLink booking={booking} viewer="client" size="small" />
          <BookAgainButton booking={booking} size="small" />
        </>
      }
      note={
        <>
          {canReplace && <ReplacementNote booking={booking} onView={onView} />}
          <HeldNote booking={booking} viewer="client" onReport={onView} {...{ isAnswering, onHeld }} />
          <ReviewNote booking={booking} onView={onView} />
        </>
      }
    />
  );
});

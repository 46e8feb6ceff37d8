import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../../contract/bookingRecord';
import { BookingCard } from '../../ui/BookingCard';

interface RecordCardProps {
  booking: BookingRecord;
  isCurrent: boolean;
  onView: (id: string) => void;
}

/** A client's booking in the list. A long list draws again only what changed. */
export const RecordCard = memo(function RecordCard({ booking, isCurrent, onView }: RecordCardProps) {
  const { t } = useTranslation();
  return (
    <BookingCard
      booking={booking}
      viewer="client"
      isCurrent={isCurrent}
      actions={
        <Button size="small" onClick={() => onView(booking.id)}>
          {t('ui.view')}
        </Button>
      }
    />
  );
});

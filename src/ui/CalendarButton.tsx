import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import { isHolding } from '../domain/bookingLife';

/** 'Add to calendar', for what is still to come. */
export function CalendarButton({
  booking,
  onDownload,
}: {
  booking: BookingRecord;
  onDownload: (id: string) => void;
}) {
  const { t } = useTranslation();
  if (!isHolding(booking.status)) return null;
  return (
    <Button size="small" type="text" onClick={() => onDownload(booking.id)}>
      {t('life.calendar.add')}
    </Button>
  );
}

import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { isHolding } from '../../../../shared/domain/booking/bookingLife';

interface CalendarButtonProps {
  booking: BookingRecord;
  onDownload: (id: string) => void;
  size?: 'small' | 'medium';
}

/** 'Add to calendar', for what is still to come. */
export function CalendarButton({ booking, onDownload, size = 'small' }: CalendarButtonProps) {
  const { t } = useTranslation();
  if (!isHolding(booking.status)) return null;
  return (
    <Button size={size} type={size === 'small' ? 'text' : 'default'} onClick={() => onDownload(booking.id)}>
      {t('life.calendar.add')}
    </Button>
  );
}

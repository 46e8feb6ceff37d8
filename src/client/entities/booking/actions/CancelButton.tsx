import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import type { Viewer } from '../card/statusLook';
import { useAllowedActions } from './useAllowedActions';

interface CancelButtonProps {
  booking: BookingRecord;
  viewer: Viewer;
  onCancel: (id: string) => void;
}

/** 'Cancel booking', where the booking's life allows it to its reader now; what it costs is asked first. */
export function CancelButton({ booking, viewer, onCancel }: CancelButtonProps) {
  const { t } = useTranslation();
  if (!useAllowedActions(booking, viewer).includes('cancel')) return null;
  return (
    <Button size="small" type="text" onClick={() => onCancel(booking.id)}>
      {t('life.cancel.button')}
    </Button>
  );
}

import { useTranslation } from '../i18n/useTranslation';
import type { BookingRecord } from '../contract/bookingRecord';
import { mayReschedule } from '../domain/rescheduling';
import { paths, rescheduleAt } from '../paths';
import { LinkButton } from './LinkButton';
import type { Viewer } from './statusLook';
import { useNow } from './useNow';

/** 'Change time': the way to propose another time, while the booking can still be moved. */
export function RescheduleButton({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  if (!mayReschedule(booking.status, Date.parse(booking.startsAt), now)) return null;
  return (
    <LinkButton to={rescheduleAt(paths[viewer].reschedule, booking.id)}>{t('reschedule.button')}</LinkButton>
  );
}

import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { mayReschedule } from '../../../../shared/domain/booking/rescheduling';
import { paths, rescheduleAt } from '../../../paths';
import { LinkButton } from '../../../ui/buttons/LinkButton';
import type { Viewer } from '../card/statusLook';
import { useNow } from '../../../ui/time/useNow';

/** 'Change time': the way to propose another time, while the booking can still be moved. */
export function RescheduleButton({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  if (!mayReschedule(booking.status, Date.parse(booking.startsAt), now)) return null;
  return (
    <LinkButton to={rescheduleAt(paths[viewer].reschedule, booking.id)}>{t('life.move.button')}</LinkButton>
  );
}

import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { joinAt, paths } from '../../../paths';
import type { Viewer } from '../card/statusLook';
import { useNow } from '../../../ui/time/useNow';
import { WayButton } from '../../../ui/buttons/LinkButton';

interface JoinButtonProps {
  booking: BookingRecord;
  viewer: Viewer;
  size?: 'small' | 'medium';
}

/** 'Join': the way to an agreed session's room, until its time is over. The room says when it opens. */
export function JoinButton({ booking, viewer, size = 'small' }: JoinButtonProps) {
  const { t } = useTranslation();
  const isAgreed = booking.status === 'confirmed' || booking.status === 'in_progress';
  const isOver = Date.parse(booking.endsAt) <= useNow(60_000);
  if (!isAgreed || isOver) return null;
  return (
    <WayButton size={size} type="primary" to={joinAt(booking, paths[viewer].session)}>
      {t('ui.join')}
    </WayButton>
  );
}

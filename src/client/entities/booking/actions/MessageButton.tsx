import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { messagesWith, paths } from '../../../paths';
import type { Viewer } from '../card/statusLook';
import { WayButton } from '../../../ui/buttons/LinkButton';

interface MessageButtonProps {
  booking: BookingRecord;
  viewer: Viewer;
}

/** 'Message': the way to the conversation with the other party of a booking. */
export function MessageButton({ booking, viewer }: MessageButtonProps) {
  const { t } = useTranslation();
  const other = viewer === 'client' ? booking.interpreter_id : booking.client_id;
  return (
    <WayButton size="small" to={messagesWith(paths[viewer].messages, other)}>
      {t('ui.message')}
    </WayButton>
  );
}

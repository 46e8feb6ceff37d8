import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import { messagesWith, paths } from '../paths';
import { LinkButton } from './LinkButton';
import type { Viewer } from './statusLook';

interface MessageButtonProps {
  booking: BookingRecord;
  viewer: Viewer;
}

/** 'Message': the way to the conversation with the other party of a booking. */
export function MessageButton({ booking, viewer }: MessageButtonProps) {
  const { t } = useTranslation();
  const other = viewer === 'client' ? booking.interpreter_id : booking.client_id;
  return (
    <LinkButton size="small" to={messagesWith(paths[viewer].messages, other)}>
      {t('ui.message')}
    </LinkButton>
  );
}

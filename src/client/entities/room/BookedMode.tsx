import { roomApi } from '../../api/room/roomApi';
import type { RoomMode } from '../../../shared/domain/booking/meetingRoom';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { useToast } from '../../ui/popups/useToast';
import { ModeChoice } from './ModeChoice';

const FAILURE_SECONDS = 6;

/** How a booking's meeting is to be interpreted, before it begins; nothing where it is held elsewhere, over or off. */
export function BookedMode({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { data: room, refetch } = roomApi.useGetMeetingRoomQuery({ booking_id: bookingId });
  const [setMode] = roomApi.useSetRoomModeMutation();
  if (!room || room.phase === 'over' || room.phase === 'off') return null;
  const choose = async (mode: RoomMode) => {
    const { error } = await setMode({ booking_id: bookingId, mode });
    if (error) {
      const title = t('room.notices.refused');
      toast.error({ title, text: failureText(error, t), seconds: FAILURE_SECONDS });
    }
    await refetch();
  };
  return <ModeChoice mode={room.mode} onChoose={choose} />;
}

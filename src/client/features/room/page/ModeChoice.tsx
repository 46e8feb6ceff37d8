import { ROOM_MODES, type RoomMode } from '../../../../shared/domain/booking/meetingRoom';
import { useTranslation } from '../../../i18n/useTranslation';
import { FewChoice } from '../../../ui/form/choices/FewChoice';
import type { Room } from '../engine/Room';

/** How the meeting is interpreted; either party may change it, and everybody sees it. */
export function ModeChoice({ room: { meeting, actions } }: { room: Room }) {
  const { t } = useTranslation();
  if (!meeting) return null;
  return (
    <div className="dr-meetMode">
      <FewChoice<RoomMode>
        label={t('room.mode.title')}
        options={ROOM_MODES.map((value) => ({ value, label: t(`room.mode.${value}`) }))}
        value={meeting.mode}
        onChange={(mode) => void actions.setMode(mode)}
      />
      <p className="dr-meetQuiet">{t(`room.mode.${meeting.mode}Hint`)}</p>
    </div>
  );
}

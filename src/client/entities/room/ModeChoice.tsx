import { ROOM_MODES, type RoomMode } from '../../../shared/domain/booking/meetingRoom';
import { useTranslation } from '../../i18n/useTranslation';
import './ModeChoice.css';
import { RoomRadios } from './RoomRadios';

interface ModeChoiceProps {
  mode: RoomMode;
  onChoose: (mode: RoomMode) => void;
}

/** How a meeting is interpreted; either party may change it, and everybody sees it. */
export function ModeChoice({ mode, onChoose }: ModeChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className="dr-modeChoice">
      <RoomRadios<RoomMode>
        label={t('room.mode.title')}
        options={ROOM_MODES.map((value) => ({ value, label: t(`room.mode.${value}`) }))}
        value={mode}
        onChange={onChoose}
      />
      <p>{t(`room.mode.${mode}Hint`)}</p>
    </div>
  );
}

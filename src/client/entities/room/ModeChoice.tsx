import { useEffect, useState } from 'react';
import { ROOM_MODES, type RoomMode } from '../../../shared/domain/booking/meetingRoom';
import { useTranslation } from '../../i18n/useTranslation';
import './ModeChoice.css';
import { RoomRadios } from './RoomRadios';

interface ModeChoiceProps {
  mode: RoomMode;
  /** resolves when it is decided whether it was taken */
  onChoose: (mode: RoomMode) => Promise<void>;
}

/** Answers take less. */
const SLOW_AFTER_MS = 800;

/** How a meeting is interpreted; either party may change it, and everybody sees it. */
export function ModeChoice({ mode, onChoose }: ModeChoiceProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<RoomMode | null>(null);
  const [isSlow, setSlow] = useState(false);
  const shown = wanted ?? mode;
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [wanted]);
  const choose = (next: RoomMode) => {
    setWanted(next);
    void onChoose(next).finally(() => setWanted((last) => (last === next ? null : last)));
  };
  return (
    <div className="dr-modeChoice">
      <RoomRadios<RoomMode>
        label={t('room.mode.title')}
        options={ROOM_MODES.map((value) => ({ value, label: t(`room.mode.${value}`) }))}
        value={shown}
        onChange={choose}
      />
      <p>{t(`room.mode.${shown}Hint`)}</p>
      <p role="status">{wanted !== null && isSlow && t('room.mode.slow')}</p>
    </div>
  );
}

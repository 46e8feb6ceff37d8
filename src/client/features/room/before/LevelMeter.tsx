import { Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';

/** Often enough for a bar that follows a voice, and nothing that a processor feels. */
const LOOK_EVERY_MS = 100;

/** How loud the own microphone is; a voice that moves the bar is heard by the others, too. */
export function LevelMeter({ readLevel }: { readLevel: () => number }) {
  const { t } = useTranslation();
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPercent(Math.round(100 * readLevel())), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [readLevel]);
  return (
    <div className="dr-roomLevel">
      <span aria-hidden="true">{t('room.check.level')}</span>
      <Progress percent={percent} showInfo={false} status="normal" aria-label={t('room.check.level')} />
    </div>
  );
}

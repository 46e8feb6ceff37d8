import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { problemOf } from '../before/DeviceCheck';
import type { Room } from '../engine/Room';
import type { RoomFacts } from '../page/RoomHeading';
import { WithoutRoom } from '../page/WithoutRoom';
import { BriefAlert } from './BriefAlert';

/** Troubles for as long as they last, each with what helps. */
export function RoomAlerts({ room, facts }: { room: Room; facts: RoomFacts | null }) {
  const { t } = useTranslation();
  const { state, people, notices, sound, devices } = room;
  const { hasMicrophone } = state.context;
  const problem = problemOf(state.context);
  const isCut = people.some(({ isThere, isUnreached }) => isThere && isUnreached);
  const [heardAt, setHeardAt] = useState(0);
  const isSilent = notices.some(({ key, id }) => key === 'soundBlocked' && id > heardAt);
  const play = () => {
    sound.resume();
    setHeardAt(notices.at(-1)?.id ?? 0);
  };
  return (
    <>
      {state.matches({ live: 'reconnecting' }) && (
        <Alert
          type="warning"
          showIcon
          title={t('room.reconnecting.title')}
          description={t('room.reconnecting.text')}
        />
      )}
      {isCut && (
        <BriefAlert
          title={t('room.noRelay.title')}
          short={t('room.noRelay.short')}
          more={t('room.noRelay.more')}
        >
          <p>{t('room.noRelay.text')}</p>
          <WithoutRoom facts={facts} />
        </BriefAlert>
      )}
      {!hasMicrophone && (
        <Alert
          type="warning"
          showIcon
          title={t('room.unheard.title')}
          description={problem ? t(`room.check.problems.${problem}.text`) : t('room.unheard.text')}
          action={
            problem !== 'noCapture' && <Button onClick={devices.retry}>{t('room.check.button')}</Button>
          }
        />
      )}
      {isSilent && (
        <Alert
          type="info"
          showIcon
          title={t('room.silent.title')}
          action={<Button onClick={play}>{t('room.silent.play')}</Button>}
        />
      )}
    </>
  );
}

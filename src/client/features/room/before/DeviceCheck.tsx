import AudioOutlined from '@ant-design/icons/AudioOutlined';
import SoundOutlined from '@ant-design/icons/SoundOutlined';
import VideoCameraOutlined from '@ant-design/icons/VideoCameraOutlined';
import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { SwitchInput } from '../../../ui/form/SwitchInput';
import type { Room } from '../engine/Room';
import { Picture } from '../page/Picture';
import { DeviceChoices } from './DeviceChoices';
import { LevelMeter } from './LevelMeter';

/** What stands in the way, of what is wanted: who joins without a picture is not asked to allow the camera. */
export function problemOf({ problem, hasMicrophone, hasCamera, wantsVideo }: Room['state']['context']) {
  if (problem !== 'refused' && problem !== 'missing') return problem;
  if (hasMicrophone) return `${problem}Camera` as const;
  return wantsVideo && !hasCamera ? problem : (`${problem}Microphone` as const);
}

interface DeviceCheckProps {
  room: Room;
  /** devices can be chosen and tried; else only the own picture stands here */
  isOpen: boolean;
}

/** The person sees and hears themselves, or reads why not and how to mend it. */
export function DeviceCheck({ room, isOpen }: DeviceCheckProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { state, send, devices, actions } = room;
  const { hasCamera, hasMicrophone, wantsVideo } = state.context;
  const problem = problemOf(state.context);
  const isAsking = state.matches({ checkingDevices: 'asking' });
  const isSeen = wantsVideo && hasCamera;
  const preview = isSeen ? devices.preview : null;
  return (
    <section className="dr-roomPart dr-roomCheck" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('room.check.title')}</h2>
      <div className="dr-roomCheck-picture">
        {preview ? (
          <Picture stream={preview} label={t('room.check.ownPicture')} isMirrored />
        ) : (
          <p>
            <VideoCameraOutlined aria-hidden="true" />{' '}
            {t(wantsVideo && !isAsking ? 'room.check.noPicture' : 'room.check.cameraOff')}
          </p>
        )}
      </div>
      <p role="status" className="dr-roomCheck-standing">
        {isAsking
          ? t('room.check.asking')
          : problem === null && t(isSeen ? 'room.check.ready' : 'room.check.soundReady')}
      </p>
      {!isAsking && problem !== null && (
        <Alert
          type="warning"
          showIcon
          title={t(`room.check.problems.${problem}.title`)}
          description={
            <>
              <p>{t(`room.check.problems.${problem}.text`)}</p>
              {problem !== 'unsupported' && (
                <p>
                  {t(
                    hasMicrophone
                      ? 'room.check.heardAnyway'
                      : isSeen
                        ? 'room.check.seenOnly'
                        : 'room.check.listenOnly',
                  )}
                </p>
              )}
            </>
          }
        />
      )}
      {hasMicrophone && <LevelMeter readLevel={devices.readLevel} />}
      {isOpen && (
        <>
          <p className="dr-roomSwitchLine">
            <SwitchInput
              checked={wantsVideo}
              disabled={isAsking}
              onChange={actions.toggleVideo}
              aria-labelledby={`${titleId}-video`}
            />{' '}
            <span id={`${titleId}-video`}>{t('room.check.withPicture')}</span>
          </p>
          <DeviceChoices devices={devices} />
          <TestSound play={devices.playTestSound} />
          <p className="dr-roomActions">
            <Button
              icon={<AudioOutlined aria-hidden="true" />}
              disabled={isAsking}
              onClick={() => send({ type: 'devices.retried' })}
            >
              {t('room.check.button')}
            </Button>
            <Button onClick={() => send({ type: 'lobby.pressed' })}>{t('room.check.done')}</Button>
          </p>
        </>
      )}
      {!isOpen && (
        <p className="dr-roomActions">
          <Button
            icon={<AudioOutlined aria-hidden="true" />}
            disabled={state.matches('connecting')}
            onClick={() => send({ type: 'check.pressed' })}
          >
            {t('room.check.button')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** A tone from the chosen loudspeaker, and the question whether it was heard. */
function TestSound({ play }: { play: () => Promise<void> }) {
  const { t } = useTranslation();
  const [standing, setStanding] = useState<'silent' | 'playing' | 'played' | 'failed'>('silent');
  const press = () => {
    setStanding('playing');
    play().then(
      () => setStanding('played'),
      () => setStanding('failed'),
    );
  };
  return (
    <p className="dr-roomActions">
      <Button
        icon={<SoundOutlined aria-hidden="true" />}
        aria-disabled={standing === 'playing'}
        onClick={press}
      >
        {t('room.check.testSound')}
      </Button>
      <span role="status">{standing !== 'silent' && t(`room.check.sound.${standing}`)}</span>
    </p>
  );
}

import AudioMutedOutlined from '@ant-design/icons/AudioMutedOutlined';
import AudioOutlined from '@ant-design/icons/AudioOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Room } from '../engine/Room';
import { ControlButton } from './ControlButton';
import type { Seat } from './seatsOf';
import { Tile } from './Tile';

interface SmallWindowProps {
  room: Room;
  seats: readonly Seat[];
  place: HTMLElement;
}

/** The others, one's own microphone and the way out, above whatever else one works with. */
export function SmallWindow({ room: { own, actions, send }, seats, place }: SmallWindowProps) {
  const { t } = useTranslation();
  const others = seats.filter(({ isOwn }) => !isOwn);
  return createPortal(
    <>
      <ul className="dr-tiles-list">
        {(others.length > 0 ? others : seats).map((seat) => (
          <Tile key={seat.key} seat={seat} isPinned={false} />
        ))}
      </ul>
      <div className="dr-controls">
        <ControlButton
          label={t(own.isMuted ? 'room.controls.unmute' : 'room.controls.mute')}
          icon={
            own.isMuted ? <AudioMutedOutlined aria-hidden="true" /> : <AudioOutlined aria-hidden="true" />
          }
          isOff={own.isMuted}
          onClick={actions.toggleMute}
        />
        <ControlButton
          label={t('room.controls.leave')}
          icon={<LogoutOutlined aria-hidden="true" />}
          isDangerous
          onClick={() => send({ type: 'leave.pressed' })}
        />
      </div>
    </>,
    place,
  );
}

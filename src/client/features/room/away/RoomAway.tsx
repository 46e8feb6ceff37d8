import AudioMutedOutlined from '@ant-design/icons/AudioMutedOutlined';
import AudioOutlined from '@ant-design/icons/AudioOutlined';
import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { roomAt } from '../../../paths';
import { LinkButton } from '../../../ui/buttons/LinkButton';
import { PersonLine } from '../../../ui/facts/PersonLine';
import { RoomSound } from '../engine/RoomSound';
import { Notices } from '../live/Notices';
import { useKeptRoom } from '../engine/useRoom';
import { Picture } from '../page/Picture';
import { WaitingGuests } from '../page/WaitingGuests';
import './away.css';

/** While one looks at another screen, the meeting goes on in a corner of it: who speaks, one's microphone, and the ways back and out. */
export function RoomAway() {
  const { t } = useTranslation();
  const kept = useKeptRoom();
  if (kept?.entry.kind !== 'party') return null;
  const { room, entry } = kept;
  const { own, people, actions, meeting } = room;
  const shown = people.find(({ isSpeaking }) => isSpeaking) ?? people[0];
  return (
    <aside className="dr-roomAway" aria-label={t('room.away.title')}>
      <p className="dr-roomAway-title">{meeting?.title ?? t('room.away.title')}</p>
      <Notices room={room} isAway />
      {room.state.matches({ live: 'reconnecting' }) && <p role="status">{t('room.reconnecting.title')}</p>}
      <WaitingGuests room={room} />
      {shown?.hasVideo && shown.stream ? (
        <Picture stream={shown.stream} label={t('room.tiles.pictureOf', { name: shown.name })} />
      ) : (
        shown && (
          <PersonLine name={shown.name} imageUrl={shown.photoUrl} note={t(`room.roles.${shown.role}`)} />
        )
      )}
      <div className="dr-roomActions">
        <LinkButton type="primary" to={roomAt(entry.bookingId)}>
          {t('room.away.back')}
        </LinkButton>
        <Button
          icon={
            own.isMuted ? <AudioMutedOutlined aria-hidden="true" /> : <AudioOutlined aria-hidden="true" />
          }
          onClick={actions.toggleMute}
        >
          {t(own.isMuted ? 'room.controls.unmute' : 'room.controls.mute')}
        </Button>
        <Button danger onClick={() => room.send({ type: 'leave.pressed' })}>
          {t('room.controls.leave')}
        </Button>
      </div>
      <RoomSound room={room} />
    </aside>
  );
}

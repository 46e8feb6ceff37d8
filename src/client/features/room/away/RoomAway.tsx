import AudioMutedOutlined from '@ant-design/icons/AudioMutedOutlined';
import AudioOutlined from '@ant-design/icons/AudioOutlined';
import { Button } from 'antd';
import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths, roomAt, sessionAt } from '../../../paths';
import { selectUser } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/store';
import { LinkButton } from '../../../ui/buttons/LinkButton';
import { PersonLine } from '../../../ui/facts/PersonLine';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { RoomSound } from '../engine/RoomSound';
import { Notices } from '../live/Notices';
import { seatsOf } from '../live/seatsOf';
import { smallWindow } from '../engine/smallWindow';
import { keptRoom, type Parting } from '../engine/keptRoom';
import { useKeptRoom } from '../engine/useRoom';
import { Picture } from '../page/Picture';
import { WaitingGuests } from '../page/WaitingGuests';
import './away.css';

const { Component: SmallWindow } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "room-small" */ '../live/SmallWindow')).SmallWindow,
);

/** While one looks at another screen, the meeting goes on in a corner of it: who speaks, one's microphone, and the ways back and out. */
export function RoomAway() {
  const { t } = useTranslation();
  const kept = useKeptRoom();
  const parting = useSyncExternalStore(keptRoom.subscribe, keptRoom.parting);
  const place = useSyncExternalStore(smallWindow.subscribe, smallWindow.place);
  const personId = useAppSelector(selectUser)?.id;
  if (!kept && parting && parting.personId === personId) return <Parted parting={parting} />;
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
      {place && (
        <Suspense>
          <SmallWindow
            room={room}
            seats={seatsOf(room, { viewer: entry.role, ownName: entry.name }, t)}
            place={place}
          />
        </Suspense>
      )}
      <RoomSound room={room} />
    </aside>
  );
}

/** It ended meanwhile: why, and where to go on. Whoever left by themselves knows. */
function Parted({ parting: { room, entry } }: { parting: Parting }) {
  const { t } = useTranslation();
  const { state, meeting } = room;
  const isOver = state.matches('over');
  const isElsewhere = state.matches('left') && state.context.isElsewhere;
  if (entry.kind !== 'party' || !(isOver || isElsewhere)) return null;
  const { bookingId, role } = entry;
  return (
    <aside className="dr-roomAway" aria-label={t('room.title')}>
      <p className="dr-roomAway-title">{meeting?.title}</p>
      <p role="alert">{t(isOver ? 'room.after.overTitle' : 'room.left.elsewhereTitle')}</p>
      <div className="dr-roomActions">
        <LinkButton
          type="primary"
          to={isOver ? sessionAt(paths[role].session, bookingId) : roomAt(bookingId)}
          onFollow={keptRoom.forgetParting}
        >
          {t(isOver ? 'room.toSession' : 'room.away.back')}
        </LinkButton>
        <Button onClick={keptRoom.forgetParting}>{t('common.close')}</Button>
      </div>
    </aside>
  );
}

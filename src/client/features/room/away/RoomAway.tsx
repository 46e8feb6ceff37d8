import AudioMutedOutlined from '@ant-design/icons/AudioMutedOutlined';
import AudioOutlined from '@ant-design/icons/AudioOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { Button } from 'antd';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths, roomAt, sessionAt } from '../../../paths';
import { selectUser } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/store';
import { LinkButton } from '../../../ui/buttons/LinkButton';
import { PersonLine } from '../../../ui/facts/PersonLine';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { useMediaQuery } from '../../../ui/page/useMediaQuery';
import { RoomSound } from '../engine/RoomSound';
import { Notices } from '../live/Notices';
import { seatsOf } from '../live/seatsOf';
import { useLeave } from '../live/useLeave';
import { smallWindow } from '../engine/smallWindow';
import { keptRoom, type Parting } from '../engine/keptRoom';
import type { Room, RoomEntry } from '../engine/Room';
import { useKeptRoom } from '../engine/useRoom';
import { Picture } from '../page/Picture';
import { WaitingGuests } from '../page/WaitingGuests';
import './away.css';

const { Component: SmallWindow } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "room-small" */ '../live/SmallWindow')).SmallWindow,
);

/** The card covers a good part of such a window. */
const NARROW = '(max-width: 599px)';

/** While one looks at another screen, the meeting goes on in a corner of it: who speaks, one's microphone, and the ways back and out. */
export function RoomAway() {
  const kept = useKeptRoom();
  const parting = useSyncExternalStore(keptRoom.subscribe, keptRoom.parting);
  const personId = useAppSelector(selectUser)?.id;
  if (!kept && parting && parting.personId === personId) return <Parted parting={parting} />;
  return kept?.entry.kind === 'party' ? <Card room={kept.room} entry={kept.entry} /> : null;
}

function Card({ room, entry }: { room: Room; entry: RoomEntry & { kind: 'party' } }) {
  const { t } = useTranslation();
  const place = useSyncExternalStore(smallWindow.subscribe, smallWindow.place);
  const isNarrow = useMediaQuery(NARROW);
  const [isWanted, setWanted] = useState<boolean | null>(null);
  const leave = useLeave(room);
  const isOpen = isWanted ?? !isNarrow;
  const { own, actions, meeting } = room;
  const waiting = meeting?.waiting.length ?? 0;
  const MuteIcon = own.isMuted ? AudioMutedOutlined : AudioOutlined;
  const FoldIcon = isOpen ? DownOutlined : UpOutlined;
  return (
    <aside className="dr-roomAway" aria-label={t('room.away.title')}>
      <div className="dr-roomAway-top">
        <p className="dr-roomAway-title">{meeting?.title ?? t('room.away.title')}</p>
        <Button
          type="text"
          icon={<FoldIcon aria-hidden="true" />}
          aria-label={t('room.away.details')}
          title={t('room.away.details')}
          aria-expanded={isOpen}
          onClick={() => setWanted(!isOpen)}
        />
      </div>
      <Notices room={room} isAway />
      {room.state.matches({ live: 'reconnecting' }) && <p role="alert">{t('room.reconnecting.title')}</p>}
      {isOpen ? (
        <Details room={room} />
      ) : (
        waiting > 0 && (
          <p>
            {t('room.guests.waiting')} ({waiting})
          </p>
        )
      )}
      <div className="dr-roomActions">
        <LinkButton type="primary" to={roomAt(entry.bookingId)}>
          {t('room.away.back')}
        </LinkButton>
        <Button icon={<MuteIcon aria-hidden="true" />} onClick={actions.toggleMute}>
          <span className="dr-roomAway-label">{t(`room.controls.${own.isMuted ? 'unmute' : 'mute'}`)}</span>
        </Button>
        <Button danger icon={<LogoutOutlined aria-hidden="true" />} onClick={leave}>
          <span className="dr-roomAway-label">{t('room.controls.leave')}</span>
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

/** Who asks to be let in, and who speaks. */
function Details({ room }: { room: Room }) {
  const { t } = useTranslation();
  const shown = room.people.find(({ isSpeaking }) => isSpeaking) ?? room.people[0];
  return (
    <>
      <WaitingGuests room={room} />
      {shown?.hasVideo && shown.stream ? (
        <Picture stream={shown.stream} label={t('room.tiles.pictureOf', { name: shown.name })} />
      ) : (
        shown && (
          <PersonLine name={shown.name} imageUrl={shown.photoUrl} note={t(`room.roles.${shown.role}`)} />
        )
      )}
    </>
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

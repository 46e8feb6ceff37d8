import { Spin } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { failureText } from '../../../i18n/failureText';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { focusStep } from '../../../ui/page/focusStep';
import { LeftRoom } from '../after/LeftRoom';
import { BeforeRoom } from '../before/BeforeRoom';
import type { Room } from '../engine/Room';
import { RoomSound } from '../engine/RoomSound';
import type { RoomFacts } from './RoomHeading';
import './room.css';

/** Fetched while camera and microphone are tried. */
const { Component: LiveRoom, preload: preloadLive } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "room-live" */ '../live/LiveRoom')).LiveRoom,
);

/** They come with the room itself, or to who opens the page after the end. */
const { Component: OverRoom } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "room-live" */ '../after/OverRoom')).OverRoom,
);
const { Component: RemovedFromRoom } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "room-live" */ '../after/OverRoom')).RemovedFromRoom,
);

interface RoomViewProps {
  room: Room;
  /** null for a guest */
  facts: RoomFacts | null;
}

/** The room as it stands for one person: before it, in it, or after it; with the others' sound. */
export function RoomView(props: RoomViewProps) {
  useEffect(() => preloadLive(), []);
  useFocusOfStage(props.room);
  return (
    <>
      <Stage {...props} />
      <RoomSound room={props.room} />
    </>
  );
}

const AFTER = ['left', 'removed', 'over'] as const;

/** Who entered, left or was put out by a key goes on from the new heading, which is read out; afterwards from what it says there. */
function useFocusOfStage({ state }: Room): void {
  const after = AFTER.find((each) => state.matches(each));
  const stage = after ?? (state.matches('live') ? 'live' : state.matches('leaving') ? 'leaving' : 'before');
  const seen = useRef(stage);
  useEffect(() => {
    if (stage === seen.current || stage === 'leaving') return;
    seen.current = stage;
    focusStep(after && 'main .dr-roomPart h2');
  }, [stage, after]);
}

function Stage({ room, facts }: RoomViewProps) {
  const { t } = useTranslation();
  const { state } = room;
  if (room.failure && !room.meeting) {
    const { error, retry } = room.failure;
    return (
      <div className="dr-roomAlone">
        <h1>{t('room.title')}</h1>
        <ErrorAlert message={failureText(error, t)} onRetry={retry} />
      </div>
    );
  }
  if (state.matches('live')) return <LiveRoom {...{ room, facts }} />;
  if (state.matches('leaving')) {
    return (
      <div className="dr-roomAlone" role="status">
        <Spin aria-hidden="true" />
        <p>{t('room.leaving')}</p>
      </div>
    );
  }
  if (state.matches('left')) return <LeftRoom {...{ room, facts }} />;
  if (state.matches('removed')) return <RemovedFromRoom why={room.guest?.state} />;
  if (state.matches('over')) return <OverRoom {...{ room, facts }} />;
  return <BeforeRoom {...{ room, facts }} />;
}

import { useRef, useState } from 'react';
import { isSignLanguage } from '../../../../shared/domain/text/signLanguages';
import { useTranslation } from '../../../i18n/useTranslation';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { useMediaQuery } from '../../../ui/page/useMediaQuery';
import type { Room } from '../engine/Room';
import { type RoomFacts, RoomHeading, Unrecorded } from '../page/RoomHeading';
import { WaitingGuests } from '../page/WaitingGuests';
import { Captions } from './Captions';
import { Channels } from './Channels';
import { ChatPanel } from './ChatPanel';
import { Controls } from './Controls';
import './live.css';
import { Notices } from './Notices';
import { RoomAlerts } from './RoomAlerts';
import { seatsOf } from './seatsOf';
import { SmallWindow } from './SmallWindow';
import { Tiles } from './Tiles';
import { TimeLeft } from './TimeLeft';
import { useFullScreen } from './useFullScreen';
import { useShortcuts } from './useShortcuts';
import { useSmallWindow } from './useSmallWindow';
import { useUnreadChat } from './useUnreadChat';

/** Nobody enters with one open. */
const { Component: GuestsDialog } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "room-dialogs" */ './GuestsDialog')).GuestsDialog,
);
const { Component: RoomSettings } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "room-dialogs" */ './RoomSettings')).RoomSettings,
);

/** From here on the chat has a place beside the people. */
const ROOMY = '(min-width: 1100px)';

/** The room while one is in it: who is there, in which language, and what one can do. */
export function LiveRoom({ room, facts }: { room: Room; facts: RoomFacts | null }) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const isRoomy = useMediaQuery(ROOMY);
  const [isChatWanted, setChatWanted] = useState<boolean | null>(null);
  const [isCaptioning, setCaptioning] = useState(false);
  const [dialog, setDialog] = useState<'guests' | 'settings' | null>(null);
  const isChatOpen = isChatWanted ?? isRoomy;
  const unread = useUnreadChat(room, facts, isChatOpen);
  const smallWindow = useSmallWindow(stage);
  const fullScreen = useFullScreen();
  useShortcuts(room, facts);
  const seats = seatsOf(room, facts, t);
  const isSigned = room.meeting?.languages.some(isSignLanguage) ?? false;
  return (
    <div ref={stage} className="dr-live" data-chat={isChatOpen ? 'open' : 'closed'}>
      <div className="dr-live-top">
        <RoomHeading {...{ room, facts }} />
        <TimeLeft {...{ room, facts }} />
      </div>
      <Notices room={room} />
      <p className="dr-visuallyHidden" role="status">
        {unread > 0 && t('room.controls.unread', { count: unread })}
      </p>
      <RoomAlerts {...{ room, facts }} />
      <div className="dr-live-middle">
        <div className="dr-live-stage">
          {facts && dialog !== 'guests' && <WaitingGuests room={room} />}
          <Tiles seats={seats} isSigned={isSigned} people={room.people} own={room.own} />
          <Captions room={room} isTyping={isCaptioning} />
          <Channels {...{ room, facts }} />
          <Unrecorded />
        </div>
        {isChatOpen && (
          <ChatPanel
            {...{ room, facts }}
            isAskedFor={isChatWanted === true}
            onClose={() => setChatWanted(false)}
          />
        )}
      </div>
      <Controls
        {...{ room, facts, unread, isChatOpen, isCaptioning, smallWindow, fullScreen }}
        onChat={() => setChatWanted(!isChatOpen)}
        onCaptions={() => setCaptioning(!isCaptioning)}
        onGuests={() => setDialog('guests')}
        onSettings={() => setDialog('settings')}
      />
      {smallWindow.place && <SmallWindow room={room} seats={seats} place={smallWindow.place} />}
      {dialog === 'guests' && <GuestsDialog room={room} onClose={() => setDialog(null)} />}
      {dialog === 'settings' && <RoomSettings room={room} onClose={() => setDialog(null)} />}
    </div>
  );
}

import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import FlagOutlined from '@ant-design/icons/FlagOutlined';
import FullscreenOutlined from '@ant-design/icons/FullscreenOutlined';
import HourglassOutlined from '@ant-design/icons/HourglassOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import SwitcherOutlined from '@ant-design/icons/SwitcherOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import VideoCameraAddOutlined from '@ant-design/icons/VideoCameraAddOutlined';
import VideoCameraOutlined from '@ant-design/icons/VideoCameraOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useMediaQuery } from '../../../ui/page/useMediaQuery';
import { useConfirm } from '../../../ui/popups/useConfirm';
import { RowMenu } from '../../../ui/table/RowMenu';
import { useNow } from '../../../ui/time/useNow';
import type { Room } from '../engine/Room';
import type { RoomFacts } from '../page/RoomHeading';
import { ControlButton, CoughButton, LeaveButton, MuteButton } from './ControlButton';
import type { useFullScreen } from './useFullScreen';
import type { useSmallWindow } from './useSmallWindow';

interface ControlsProps {
  room: Room;
  facts: RoomFacts | null;
  smallWindow: ReturnType<typeof useSmallWindow>;
  fullScreen: ReturnType<typeof useFullScreen>;
  unread: number;
  isChatOpen: boolean;
  isCaptioning: boolean;
  onChat: () => void;
  onCaptions: () => void;
  onGuests: () => void;
  onSettings: () => void;
}

interface Control {
  key: string;
  label: string;
  icon: ReactNode;
  isPressed?: boolean;
  isDangerous?: boolean;
  choose: () => void;
}

/** Below, the bar holds what is wanted at once, and a menu the rest. */
const WIDE = '(min-width: 900px)';

/** How late the start may be noticed: the server watches it to the millisecond. */
const NOTICE_MS = 10_000;

/** The room's controls. */
export function Controls(props: ControlsProps) {
  const { room, facts, unread, isChatOpen, onChat } = props;
  const { t } = useTranslation();
  const isWide = useMediaQuery(WIDE);
  const { own, actions } = room;
  const rest = useFurtherControls(props);
  return (
    <div className="dr-controls" role="group" aria-label={t('room.controls.title')}>
      <MuteButton room={room} />
      <ControlButton
        label={t(own.isVideoWanted ? 'room.controls.cameraOff' : 'room.controls.cameraOn')}
        icon={
          own.isVideoWanted ? (
            <VideoCameraOutlined aria-hidden="true" />
          ) : (
            <VideoCameraAddOutlined aria-hidden="true" />
          )
        }
        isOff={!own.isVideoWanted}
        shortcut="v"
        onClick={actions.toggleVideo}
      />
      {facts?.viewer === 'interpreter' && (
        <div className="dr-controls-interpreting">
          <CoughButton onHold={actions.cough} isHeld={own.isCoughing} />
          <ControlButton
            label={t('room.controls.slower')}
            icon={<HourglassOutlined aria-hidden="true" />}
            onClick={actions.askSlower}
          />
        </div>
      )}
      <ControlButton
        label={t(own.hasHandRaised ? 'room.controls.lowerHand' : 'room.controls.raiseHand')}
        icon={<FlagOutlined aria-hidden="true" />}
        isOn={own.hasHandRaised}
        onClick={() => actions.raiseHand(!own.hasHandRaised)}
      />
      <ControlButton
        label={t('room.controls.chat')}
        hint={unread > 0 ? t('room.controls.unread', { count: unread }) : undefined}
        count={unread}
        icon={<MessageOutlined aria-hidden="true" />}
        isPressed={isChatOpen}
        isOn={isChatOpen}
        onClick={onChat}
      />
      {isWide ? (
        rest.map(({ key, label, icon, isPressed, isDangerous, choose }) => (
          <ControlButton
            key={key}
            {...{ label, icon, isPressed, isDangerous }}
            isOn={isPressed === true}
            onClick={choose}
          />
        ))
      ) : (
        <RowMenu name={t('room.controls.more')} actions={rest} />
      )}
      <LeaveButton room={room} />
    </div>
  );
}

/** Controls that are wanted now and then; those that this browser cannot do are left away. */
function useFurtherControls(props: ControlsProps): Control[] {
  const { room, facts, smallWindow, fullScreen, isCaptioning, onCaptions, onGuests, onSettings } = props;
  const { t } = useTranslation();
  const ask = useConfirm();
  const { own, actions } = room;
  // Who is in the room has checked in; before its start nobody ends a session.
  const hasStarted = useNow(NOTICE_MS) >= Date.parse(facts?.session.booking.startsAt ?? '');
  const end = async () => {
    const isWanted = await ask({
      title: t('room.end.title'),
      text: t('room.end.text'),
      ok: t('room.end.yes'),
      cancel: t('room.end.no'),
      isDangerous: true,
    });
    if (isWanted) await actions.end();
  };
  const controls: (Control | false)[] = [
    canShare() && {
      key: 'share',
      label: t(own.isSharing ? 'room.controls.stopSharing' : 'room.controls.share'),
      icon: <DesktopOutlined aria-hidden="true" />,
      isPressed: own.isSharing,
      choose: () => void (own.isSharing ? actions.stopSharing() : actions.shareScreen()),
    },
    {
      key: 'captions',
      label: t('room.controls.captions'),
      icon: <EditOutlined aria-hidden="true" />,
      isPressed: isCaptioning,
      choose: onCaptions,
    },
    facts !== null && {
      key: 'guests',
      label: t('room.controls.invite'),
      icon: <UserAddOutlined aria-hidden="true" />,
      choose: onGuests,
    },
    fullScreen.isThere && {
      key: 'full',
      label: t('room.controls.fullScreen'),
      icon: <FullscreenOutlined aria-hidden="true" />,
      isPressed: fullScreen.isFull,
      choose: fullScreen.toggle,
    },
    smallWindow.isThere && {
      key: 'small',
      label: t('room.controls.smallWindow'),
      icon: <SwitcherOutlined aria-hidden="true" />,
      isPressed: smallWindow.place !== null,
      choose: smallWindow.toggle,
    },
    {
      key: 'settings',
      label: t('room.controls.settings'),
      icon: <SettingOutlined aria-hidden="true" />,
      choose: onSettings,
    },
    hasStarted &&
      facts?.viewer === 'interpreter' && {
        key: 'end',
        label: t('room.controls.end'),
        icon: <StopOutlined aria-hidden="true" />,
        isDangerous: true,
        choose: () => void end(),
      },
  ];
  return controls.filter((each) => each !== false);
}

/** Phones have no other window to show. */
function canShare(): boolean {
  const media = navigator.mediaDevices as MediaDevices | undefined;
  return typeof media?.getDisplayMedia === 'function';
}

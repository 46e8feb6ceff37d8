import AudioMutedOutlined from '@ant-design/icons/AudioMutedOutlined';
import AudioOutlined from '@ant-design/icons/AudioOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import { Badge, Button } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Room } from '../engine/Room';
import { useLeave } from './useLeave';

interface ControlButtonProps {
  label: string;
  icon: ReactNode;
  /** said after the label, and not shown */
  hint?: string | undefined;
  /** shown at the icon, and said by the hint */
  count?: number;
  /** where the button stays down; a label that changes needs none */
  isPressed?: boolean | undefined;
  /** marked as something that is on, or as a device that is off */
  isOn?: boolean;
  isOff?: boolean;
  isDangerous?: boolean | undefined;
  shortcut?: string;
  onClick: () => void;
}

/** One button of the room's bar: its icon above its words; on a phone the icon alone, with the words for who listens. */
export function ControlButton(props: ControlButtonProps) {
  const { label, icon, hint, count = 0, isPressed, isOn = false, isOff = false, isDangerous } = props;
  return (
    <Button
      className="dr-control"
      danger={isDangerous === true}
      icon={
        count > 0 ? (
          // by itself it would stand before the name
          <span aria-hidden="true">
            <Badge className="dr-control-count" count={count} size="small" title="">
              {icon}
            </Badge>
          </span>
        ) : (
          icon
        )
      }
      title={label}
      data-on={isOn}
      data-off={isOff}
      aria-pressed={isPressed}
      aria-keyshortcuts={props.shortcut}
      onClick={props.onClick}
    >
      <span className="dr-control-label">{label}</span>
      {hint !== undefined && <span className="dr-visuallyHidden"> {hint}</span>}
    </Button>
  );
}

export function MuteButton({ room: { own, actions } }: { room: Room }) {
  const { t } = useTranslation();
  const Icon = own.isMuted ? AudioMutedOutlined : AudioOutlined;
  return (
    <ControlButton
      label={t(own.isMuted ? 'room.controls.unmute' : 'room.controls.mute')}
      icon={<Icon aria-hidden="true" />}
      isOff={own.isMuted}
      shortcut="m"
      onClick={actions.toggleMute}
    />
  );
}

export function LeaveButton({ room }: { room: Room }) {
  const { t } = useTranslation();
  const leave = useLeave(room);
  return (
    <ControlButton
      label={t('room.controls.leave')}
      icon={<LogoutOutlined aria-hidden="true" />}
      isDangerous
      onClick={leave}
    />
  );
}

/** Held while the interpreter coughs: by pointer, by Space or by Enter. Whatever takes the hold away ends it. */
export function CoughButton({ onHold, isHeld }: { onHold: (isHeld: boolean) => void; isHeld: boolean }) {
  const { t } = useTranslation();
  const byKey = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) onHold(isDown);
  };
  const release = () => onHold(false);
  return (
    <Button
      className="dr-control"
      icon={<PauseOutlined aria-hidden="true" />}
      title={t('room.controls.coughHint')}
      data-on={isHeld}
      aria-pressed={isHeld}
      onPointerDown={() => onHold(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onBlur={release}
      onKeyDown={byKey(true)}
      onKeyUp={byKey(false)}
    >
      <span className="dr-control-label">{t('room.controls.cough')}</span>
    </Button>
  );
}

import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { Fact } from '../../../ui/facts/Fact';
import { SwitchInput } from '../../../ui/form/SwitchInput';
import { Dialog } from '../../../ui/popups/Dialog';
import { DeviceChoices } from '../before/DeviceChoices';
import { LevelMeter } from '../before/LevelMeter';
import type { Room } from '../engine/Room';

const SHORTCUTS = [
  ['M', 'mute'],
  ['V', 'camera'],
  ['Space', 'talk'],
  ['1–9', 'channel'],
] as const;

/** Devices, sound, the line, and the keys that work in the room. */
export function RoomSettings({ room, onClose }: { room: Room; onClose: () => void }) {
  const { t } = useTranslation();
  const { devices, own, actions, people } = room;
  // Until new connections stand by the relay, the old ones go on.
  const isStillDirect = own.isRelayOnly && (own.way === 'direct' || own.way === 'mixed');
  return (
    <Dialog open title={t('room.settings.title')} footer={null} onCancel={onClose}>
      <div className="dr-roomDialog">
        <Part title={t('room.settings.devices')}>
          <DeviceChoices devices={devices} />
          <LevelMeter readLevel={devices.readLevel} />
        </Part>
        <Part title={t('room.settings.sound')}>
          <Line
            label={t('room.settings.fullBand')}
            hint={t('room.settings.fullBandHint')}
            isOn={own.isFullBand}
            onChange={actions.setFullBand}
          />
          <Line
            label={t('room.settings.limiter')}
            hint={t('room.settings.limiterHint')}
            isOn={own.hasLimiter}
            onChange={actions.setLimiter}
          />
        </Part>
        <Part title={t('room.settings.line')}>
          <p>
            {t(`room.settings.${isStillDirect ? 'stillDirect' : own.way}`)}{' '}
            {own.way !== 'alone' && t(`room.settings.quality.${own.quality}`)}
          </p>
          {own.hasRelay === true && (
            <Line
              label={t('room.settings.relayOnly')}
              hint={t('room.settings.relayOnlyHint')}
              isOn={own.isRelayOnly}
              onChange={actions.setRelayOnly}
            />
          )}
          {people.length > 0 && (
            <>
              <p>{t('room.settings.codeText')}</p>
              <dl className="dr-roomCodes">
                {people.map(({ visitId, name }) => (
                  <Fact key={visitId} label={t('room.settings.codeWith', { name })} wide>
                    <code className="dr-numerals">
                      {room.comparisonCode(visitId) ?? t('room.settings.noCode')}
                    </code>
                  </Fact>
                ))}
              </dl>
            </>
          )}
        </Part>
        <Part title={t('room.settings.keys')}>
          <dl className="dr-roomKeys">
            {SHORTCUTS.map(([key, action]) => (
              <div key={key}>
                <dt>
                  <kbd>{key === 'Space' ? t('room.keys.space') : key}</kbd>
                </dt>
                <dd>{t(`room.keys.${action}`)}</dd>
              </div>
            ))}
          </dl>
          <p className="dr-roomQuiet">{t('room.keys.note')}</p>
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="dr-roomDialog-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface LineProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that is on or off, and what that means. */
function Line({ label, hint, isOn, onChange }: LineProps) {
  const id = useId();
  return (
    <div className="dr-roomSwitchLine">
      <SwitchInput checked={isOn} onChange={onChange} aria-labelledby={id} aria-describedby={`${id}-hint`} />
      <span>
        <span id={id}>{label}</span>
        <span id={`${id}-hint`} className="dr-roomQuiet">
          {hint}
        </span>
      </span>
    </div>
  );
}

import { useTranslation } from '../../../i18n/useTranslation';
import { FilterChoice } from '../../../ui/form/choices/FilterChoice';
import type { DeviceKind, RoomDevices } from '../engine/Room';

const LISTS = { camera: 'cameras', microphone: 'microphones', loudspeaker: 'loudspeakers' } as const;
const KINDS = ['microphone', 'camera', 'loudspeaker'] as const satisfies readonly DeviceKind[];
/** The browser's own choice, for a list that knows texts alone. */
const DEFAULT = 'default';

/** Which camera, microphone and loudspeaker; where a browser lets nobody choose, there is no list. */
export function DeviceChoices({ devices }: { devices: RoomDevices }) {
  const { t } = useTranslation();
  return (
    <div className="dr-roomDevices">
      {KINDS.map((kind) => {
        const list = devices[LISTS[kind]].filter(({ id }) => id !== '');
        if (list.length === 0) return null;
        const isListed = list.some(({ id }) => id === devices.chosen[kind]);
        return (
          <FilterChoice<string>
            key={kind}
            label={t(`room.devices.${kind}`)}
            value={isListed ? (devices.chosen[kind] ?? DEFAULT) : (list[0]?.id ?? DEFAULT)}
            options={list.map(({ id, label }, place) => ({
              value: id,
              label: label || t('room.devices.unnamed', { number: place + 1 }),
            }))}
            onChange={(id) => devices.choose(kind, id)}
          />
        );
      })}
    </div>
  );
}

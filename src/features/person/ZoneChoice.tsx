import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { zoneLabel } from '../../domain/meetingZones';
import { PlainChoice } from '../../ui/PlainChoice';
import { readerZone } from '../../ui/readerZone';
import { useZoneNames } from '../../ui/useZoneNames';
import { ZoneOptions } from '../../ui/ZoneOptions';

/** A person's own time zone, or that of whatever device they are at. */
export function ZoneChoice(field: Omit<ComponentProps<typeof PlainChoice>, 'children' | 'placeholder'>) {
  const { t } = useTranslation();
  const placeholder = t('person.zoneOfDevice', { zone: zoneLabel(readerZone(), useZoneNames()) });
  return (
    <PlainChoice {...field} placeholder={placeholder} isOptional>
      <ZoneOptions value={field.value} />
    </PlainChoice>
  );
}

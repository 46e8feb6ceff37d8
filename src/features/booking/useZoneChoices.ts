import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { meetingZones, zoneLabel } from '../../domain/meetingZones';
import { FIXED_OFFSETS, isFixedZone } from '../../domain/timeZones';
import { useZoneNames } from '../../ui/useZoneNames';
import { offsetName } from './offsetName';

/**
 * The meeting's time zones for a list: the reader's own first, the specification's three, then every zone. Four hundred:
 * made once, not with every key that is typed elsewhere in the form; most of them when it is there.
 */
export function useZoneChoices(ownZone: string, chosen: string) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const names = useZoneNames();
  const isWhole = useDeferredValue(true, false);
  return useMemo(() => {
    const label = (zone: string) => zoneLabel(zone, names);
    const words = (zone: string) => {
      if (isFixedZone(zone)) return t('booking.fixedZone', { zone, offset: offsetName(FIXED_OFFSETS[zone]) });
      return zone === ownZone ? t('booking.ownZone', { zone: label(zone) }) : label(zone);
    };
    const choice = (zone: string) => ({ value: zone, label: words(zone) });
    const known = isWhole ? Intl.supportedValuesOf('timeZone') : [];
    const { first, regions } = meetingZones({ ownZone, chosenZone: chosen, known, names, language });
    return [
      ...first.map(choice),
      ...regions.map(([region, zones]) => ({ label: label(region), options: zones.map(choice) })),
    ];
  }, [ownZone, chosen, names, language, t, isWhole]);
}

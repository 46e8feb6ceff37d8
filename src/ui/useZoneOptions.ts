import type { SelectProps } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { meetingZones, zoneLabel } from '../domain/meetingZones';
import { isFixedZone } from '../domain/timeZones';
import { readerZone } from './readerZone';
import { useZoneNames } from './useZoneNames';

/** The zones that a person may live in, their device's and the chosen one first, the others by region. */
export function useZoneOptions(chosen: string): NonNullable<SelectProps<string>['options']> {
  const here = readerZone();
  const names = useZoneNames();
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone');
    const { first, regions } = meetingZones({ ownZone: here, chosenZone: chosen, known, names, language });
    const optionOf = (zone: string) => ({ value: zone, label: zoneLabel(zone, names) });
    return [
      ...first.filter((zone) => !isFixedZone(zone) || zone === chosen).map(optionOf),
      ...regions.map(([region, zones]) => ({
        label: zoneLabel(region, names),
        options: zones.map(optionOf),
      })),
    ];
  }, [here, chosen, names, language]);
}

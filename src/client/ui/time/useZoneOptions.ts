import type { SelectProps } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { meetingZones, zoneLabel } from '../../../shared/domain/time/meetingZones';
import { FIXED_OFFSETS, isFixedZone } from '../../../shared/domain/time/timeZones';
import { offsetName } from './meetingTime';
import { useZoneNames } from './useZoneNames';

interface ZoneWishes {
  ownZone: string;
  chosen: string;
  /** also the specification's three, which know no summer time: a meeting may be in one, nobody lives there */
  offersFixed?: boolean;
}

/**
 * Time zones for a list: the reader's own and the chosen one first, the others by region. They are four hundred: made
 * once, not with every key that is typed elsewhere in the form, and most of them when it stands.
 */
export function useZoneOptions({ ownZone, chosen, offersFixed = false }: ZoneWishes) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const names = useZoneNames();
  const isWhole = useDeferredValue(true, false);
  return useMemo((): NonNullable<SelectProps<string>['options']> => {
    const words = (zone: string) => {
      if (isFixedZone(zone)) return t('ui.fixedZone', { zone, offset: offsetName(FIXED_OFFSETS[zone]) });
      const label = zoneLabel(zone, names);
      return zone === ownZone ? t('ui.ownZone', { zone: label }) : label;
    };
    const optionOf = (zone: string) => ({ value: zone, label: words(zone) });
    const isOffered = (zone: string) => offersFixed || !isFixedZone(zone) || zone === chosen;
    const known = isWhole ? Intl.supportedValuesOf('timeZone') : [];
    const { first, regions } = meetingZones({ ownZone, chosenZone: chosen, known, names, language });
    return [
      ...first.filter(isOffered).map(optionOf),
      ...regions.map(([region, zones]) => ({
        label: zoneLabel(region, names),
        options: zones.map(optionOf),
      })),
    ];
  }, [ownZone, chosen, offersFixed, names, language, t, isWhole]);
}

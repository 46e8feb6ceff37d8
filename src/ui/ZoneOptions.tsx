import { useMemo } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { meetingZones, zoneLabel } from '../domain/meetingZones';
import { isFixedZone } from '../domain/timeZones';
import { readerZone } from './readerZone';
import { useZoneNames } from './useZoneNames';

/** The zones that a person may live in as a select's options, their device's and the chosen one first. */
export function ZoneOptions({ value }: { value: string }) {
  const here = readerZone();
  const names = useZoneNames();
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone');
    const { first, regions } = meetingZones({ ownZone: here, chosenZone: value, known, names, language });
    const option = (zone: string) => (
      <option key={zone} value={zone}>
        {zoneLabel(zone, names)}
      </option>
    );
    return (
      <>
        {first.filter((zone) => !isFixedZone(zone) || zone === value).map(option)}
        {regions.map(([region, zones]) => (
          <optgroup key={region} label={zoneLabel(region, names)}>
            {zones.map(option)}
          </optgroup>
        ))}
      </>
    );
  }, [here, value, names, language]);
}

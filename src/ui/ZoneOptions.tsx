import { useMemo } from 'react';
import { meetingZones, zoneLabel } from '../domain/meetingZones';
import { isFixedZone } from '../domain/timeZones';
import { readerZone } from './readerZone';
import { useZoneNames } from './useZoneNames';

/** The zones that a person may live in as a select's options, their device's and the chosen one first. */
export function ZoneOptions({ value }: { value: string }) {
  const here = readerZone();
  const names = useZoneNames();
  return useMemo(() => {
    const { first, regions } = meetingZones(here, value || here, Intl.supportedValuesOf('timeZone'));
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
  }, [here, value, names]);
}

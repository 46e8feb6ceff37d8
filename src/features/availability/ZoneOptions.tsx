import { useMemo } from 'react';
import { meetingZones, zoneLabel } from '../../domain/meetingZones';
import { isFixedZone } from '../../domain/timeZones';
import { readerZone } from '../../ui/readerZone';

/** The zones that an interpreter may live in, their device's first. */
export function ZoneOptions({ value }: { value: string }) {
  const here = readerZone();
  return useMemo(() => {
    const { first, regions } = meetingZones(here, value, Intl.supportedValuesOf('timeZone'));
    const option = (zone: string) => (
      <option key={zone} value={zone}>
        {zoneLabel(zone)}
      </option>
    );
    return (
      <>
        {first.filter((zone) => !isFixedZone(zone) || zone === value).map(option)}
        {regions.map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map(option)}
          </optgroup>
        ))}
      </>
    );
  }, [here, value]);
}

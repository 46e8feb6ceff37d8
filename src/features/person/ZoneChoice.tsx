import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { meetingZones, zoneLabel } from '../../domain/meetingZones';
import { isFixedZone } from '../../domain/timeZones';
import { PlainChoice } from '../../ui/PlainChoice';
import { readerZone } from '../../ui/readerZone';

/** A person's own time zone, or that of whatever device they are at. */
export function ZoneChoice(field: Omit<ComponentProps<typeof PlainChoice>, 'children' | 'placeholder'>) {
  const { t } = useTranslation();
  const here = readerZone();
  const { value } = field;
  const options = useMemo(() => {
    const { first, regions } = meetingZones(here, value || here, Intl.supportedValuesOf('timeZone'));
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
  return (
    <PlainChoice {...field} placeholder={t('person.zoneOfDevice', { zone: zoneLabel(here) })} isOptional>
      {options}
    </PlainChoice>
  );
}

import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { meetingZones, zoneLabel } from '../../domain/meetingZones';
import { FIXED_OFFSETS, isFixedZone } from '../../domain/timeZones';
import '../../ui/selectArrow.css';
import { useZoneNames } from '../../ui/useZoneNames';
import { CitySearch } from './CitySearch';
import { Field, type FieldProps } from './Field';
import { offsetName } from './offsetName';

interface ZoneFieldProps extends FieldProps {
  value: string;
  ownZone: string;
  onChange: (zone: string) => void;
}

/** The meeting's time zone: the reader's own first, the specification's three, then every zone; or by a city. */
export function ZoneField({ value, ownZone, onChange, ...field }: ZoneFieldProps) {
  const options = useZoneOptions(ownZone, value);
  return (
    <div className="dr-field-wide dr-zone">
      <Field {...field}>
        {(control) => (
          <select
            {...control}
            className="dr-select dr-arrowed"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          >
            {options}
          </select>
        )}
      </Field>
      <CitySearch onChoose={onChange} />
    </div>
  );
}

/** Four hundred options: made once, not with every key that is typed elsewhere in the form; most of them when it is there. */
function useZoneOptions(ownZone: string, chosen: string) {
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
    const option = (zone: string) => (
      <option key={zone} value={zone}>
        {words(zone)}
      </option>
    );
    const known = isWhole ? Intl.supportedValuesOf('timeZone') : [];
    const { first, regions } = meetingZones({ ownZone, chosenZone: chosen, known, names, language });
    return (
      <>
        {first.map(option)}
        {regions.map(([region, zones]) => (
          <optgroup key={region} label={label(region)}>
            {zones.map(option)}
          </optgroup>
        ))}
      </>
    );
  }, [ownZone, chosen, names, language, t, isWhole]);
}

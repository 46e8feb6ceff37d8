import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { meetingZones, zoneLabel } from '../../domain/meetingZones';
import { FIXED_OFFSETS, isFixedZone } from '../../domain/timeZones';
import { Field, type FieldProps } from './Field';
import { offsetName } from './offsetName';

interface ZoneFieldProps extends FieldProps {
  value: string;
  ownZone: string;
  onChange: (zone: string) => void;
}

/** The meeting's time zone: the reader's own first, the specification's three, then every zone, to be searched. */
export function ZoneField({ value, ownZone, onChange, ...field }: ZoneFieldProps) {
  const { t } = useTranslation();
  const options = useMemo(() => {
    const label = (zone: string) => {
      if (isFixedZone(zone)) return t('booking.fixedZone', { zone, offset: offsetName(FIXED_OFFSETS[zone]) });
      return zone === ownZone ? t('booking.ownZone', { zone: zoneLabel(zone) }) : zoneLabel(zone);
    };
    return meetingZones(ownZone, Intl.supportedValuesOf('timeZone')).map((zone) => ({
      value: zone,
      label: label(zone),
    }));
  }, [ownZone, t]);
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          className="dr-zone"
          value={value}
          options={options}
          onChange={onChange}
          showSearch={{ filterOption: (typed, option) => isFound(typed, option?.label ?? '') }}
          notFoundContent={t('booking.zoneNotFound')}
          status={field.error ? 'error' : undefined}
        />
      )}
    </Field>
  );
}

/** "new york", "america/new" and "york" all find "America / New York". */
function isFound(typed: string, label: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[\s/_]+/g, ' ')
      .trim();
  return plain(label).includes(plain(typed));
}

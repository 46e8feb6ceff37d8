import { AutoComplete, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { zoneLabel, zonesNamed } from '../../../../shared/domain/time/meetingZones';
import { NothingFound } from '../../../ui/form/choices/NothingFound';
import { useListHeight } from '../../../ui/form/choices/useListHeight';
import '../../../ui/form/controls.css';
import { useZoneNames } from '../../../ui/time/useZoneNames';

const MOST = 6;
const ID = 'booking-city';

/** Finds a zone by its city. */
export function CitySearch({ onChoose }: { onChoose: (zone: string) => void }) {
  const { t } = useTranslation();
  const names = useZoneNames();
  const listHeight = useListHeight();
  const [typed, setTyped] = useState('');
  const found = zonesNamed(typed, Intl.supportedValuesOf('timeZone'), names).slice(0, MOST);
  return (
    <Form.Item
      label={t('booking.findCity')}
      htmlFor={ID}
      extra={<span id={`${ID}-hint`}>{t('booking.hints.city')}</span>}
    >
      <AutoComplete
        id={ID}
        aria-describedby={`${ID}-hint`}
        className="dr-wideControl"
        value={typed}
        listHeight={listHeight}
        options={found.map((zone) => ({ value: zone, label: zoneLabel(zone, names) }))}
        defaultActiveFirstOption
        notFoundContent={
          typed.trim() !== '' && <NothingFound fieldId={ID} text={t('booking.cityNotFound')} />
        }
        onChange={setTyped}
        onSelect={(zone: string) => {
          onChoose(zone);
          setTyped('');
        }}
      />
    </Form.Item>
  );
}

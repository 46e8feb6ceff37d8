import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { zoneLabel, zonesNamed } from '../../domain/meetingZones';
import { useZoneNames } from '../../ui/useZoneNames';
import './CitySearch.css';

const MOST = 6;

/** Finds a zone by its city; hidden until asked for, because most people meet in their own zone. */
export function CitySearch({ onChoose }: { onChoose: (zone: string) => void }) {
  const { t } = useTranslation();
  const names = useZoneNames();
  const [typed, setTyped] = useState('');
  const found = zonesNamed(typed, Intl.supportedValuesOf('timeZone'), names).slice(0, MOST);
  return (
    <details className="dr-city">
      <summary>{t('booking.findCity')}</summary>
      <input
        type="search"
        className="dr-input"
        autoComplete="off"
        aria-label={t('booking.findCity')}
        aria-describedby="booking-city-hint"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (found[0]) onChoose(found[0]);
        }}
      />
      <p id="booking-city-hint" className="dr-field-hint">
        {t('booking.hints.city')}
      </p>
      <div role="status" className="dr-city-found">
        {found.map((zone) => (
          <Button key={zone} size="small" onClick={() => onChoose(zone)}>
            {zoneLabel(zone, names)}
          </Button>
        ))}
        {typed.trim() !== '' && found.length === 0 && <p>{t('booking.cityNotFound')}</p>}
      </div>
    </details>
  );
}

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { PlainChoice } from '../../ui/PlainChoice';
import { EditRow } from './EditRow';
import { REGIONS, type Region } from './profileSettingsStorage';

interface RegionRowProps {
  region: Region | null;
  onSave: (region: Region) => void;
}

/** Where a person would have their data kept. */
export function RegionRow({ region, onSave }: RegionRowProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Region | null>(region);
  const [wasRefused, setWasRefused] = useState(false);
  const save = () => {
    setWasRefused(chosen === null);
    if (chosen) onSave(chosen);
    return chosen !== null;
  };
  return (
    <EditRow
      label={t('settings.fields.region')}
      editLabel={t('settings.editOne.region')}
      shown={region ? t(`settings.regions.${region}`) : t('settings.noRegion')}
      onStart={() => {
        setChosen(region);
        setWasRefused(false);
      }}
      onSave={save}
    >
      <PlainChoice
        label={t('settings.fields.region')}
        name="region"
        value={chosen ?? ''}
        placeholder={t('settings.chooseRegion')}
        problem={wasRefused && chosen === null ? t('settings.errors.regionRequired') : undefined}
        onChange={(value) => setChosen(REGIONS.find((each) => each === value) ?? null)}
      >
        {REGIONS.map((each) => (
          <option key={each} value={each}>
            {t(`settings.regions.${each}`)}
          </option>
        ))}
      </PlainChoice>
    </EditRow>
  );
}

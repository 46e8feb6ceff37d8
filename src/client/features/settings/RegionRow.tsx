import { Form } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { ChoiceInput } from '../../ui/form/choices/ChoiceInput';
import { EditRow } from './EditRow';
import { REGIONS, type Region } from './profileSettingsStorage';

interface RegionRowProps {
  region: Region | null;
  onSave: (region: Region) => void;
}

/** Where a person would have their data kept. */
export function RegionRow({ region, onSave }: RegionRowProps) {
  const { t } = useTranslation();
  const label = t('settings.fields.region');
  return (
    <EditRow<{ region?: Region }>
      label={label}
      editLabel={t('settings.editOne.region')}
      shown={region ? t(`settings.regions.${region}`) : t('settings.noRegion')}
      start={{ region: region ?? undefined }}
      check={(chosen) => ({ region: chosen.region ? undefined : t('settings.errors.regionRequired') })}
      onSave={(chosen) => chosen.region && onSave(chosen.region)}
    >
      <Form.Item name="region">
        <ChoiceInput
          aria-label={label}
          placeholder={t('settings.chooseRegion')}
          options={REGIONS.map((value) => ({ value, label: t(`settings.regions.${value}`) }))}
        />
      </Form.Item>
    </EditRow>
  );
}

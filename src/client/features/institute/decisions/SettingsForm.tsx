import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useManageSettingsMutation } from '../../../api/appApi';
import type { EffectiveSetting, getSettingsConfig } from '../../../../shared/contract/base/app';
import type { DataOf } from '../../../../shared/contract/base/endpoint';
import { INTERFACE_LANGUAGES, LANGUAGE_NAMES } from '../../../../shared/domain/text/interfaceLanguages';
import { zoneLabel } from '../../../../shared/domain/time/meetingZones';
import type { SettingKey, SettingValue } from '../../../../shared/domain/people/settings';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { AppForm } from '../../../ui/form/AppForm';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { SwitchInput } from '../../../ui/form/SwitchInput';
import { refusalText } from '../../../i18n/failureText';
import { useToast } from '../../../ui/popups/useToast';
import { useZoneNames } from '../../../ui/time/useZoneNames';

type Config = DataOf<typeof getSettingsConfig>;
type Values = Partial<Record<SettingKey, string | boolean>>;

interface SettingsFormProps {
  settings: readonly EffectiveSetting[];
  config: Config;
}

/** In a list, that the institute has chosen nothing. */
const NONE = '';

/** The settings that an institute may choose, each by its kind; they are saved all or none. */
export function SettingsForm({ settings, config }: SettingsFormProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const zoneNames = useZoneNames();
  const [manage, { isLoading }] = useManageSettingsMutation();
  const [failure, setFailure] = useState('');
  const saved = new Map(settings.map((setting) => [setting.key, setting]));
  const valueOf = ({ key, kind }: Config[number]): string | boolean => {
    const setting = saved.get(key);
    if (kind === 'switch') return setting?.value === true;
    return setting?.source === 'institute' && typeof setting.value === 'string' ? setting.value : NONE;
  };
  const initialValues: Values = Object.fromEntries(config.map((each) => [each.key, valueOf(each)]));

  const save = async (values: Values) => {
    const changes = config.flatMap(({ key }) => {
      const value: SettingValue = values[key] === NONE ? null : (values[key] ?? null);
      return values[key] === initialValues[key] ? [] : [{ key, value }];
    });
    setFailure('');
    const { error } = changes.length > 0 ? await manage({ scope: 'institute', changes }) : {};
    if (error) return setFailure(refusalText(error, t));
    toast.success({ title: t('instituteSettings.saved') });
  };

  const optionsOf = ({ key, kind }: Config[number]) => [
    { value: NONE, label: t(`instituteSettings.none.${kind === 'timeZone' ? 'time_zone' : 'language'}`) },
    ...(kind === 'timeZone'
      ? Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: zoneLabel(value, zoneNames) }))
      : key === 'language'
        ? INTERFACE_LANGUAGES.map((value) => ({
            value: String(value),
            label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
          }))
        : []),
  ];
  const nameOf = (key: SettingKey) => t(`instituteSettings.names.${key as InstituteKey}`);
  return (
    <AppForm<Values>
      name="institute-settings"
      className="dr-reading"
      initialValues={initialValues}
      onFinish={(values) => void save(values)}
    >
      {failure && <ErrorAlert message={failure} />}
      {config.map((each) =>
        each.kind === 'switch' ? (
          <Form.Item key={each.key} name={each.key} label={nameOf(each.key)} valuePropName="checked">
            <SwitchInput />
          </Form.Item>
        ) : (
          <Form.Item key={each.key} name={each.key} label={nameOf(each.key)}>
            <ChoiceInput options={optionsOf(each)} />
          </Form.Item>
        ),
      )}
      <div>
        <SubmitButton label={t('common.save')} isBusy={isLoading} busyText={t('institute.saving')} />
      </div>
    </AppForm>
  );
}

type InstituteKey =
  'language' | 'time_zone' | 'notify_booking_changes' | 'notify_reminders' | 'notify_messages';

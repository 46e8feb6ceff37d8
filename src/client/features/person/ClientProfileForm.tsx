import { Form, Input } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { PersonalInfo } from '../../../shared/contract/account/personalInfo';
import { INTERFACE_LANGUAGES, LANGUAGE_NAMES } from '../../../shared/domain/text/interfaceLanguages';
import { AppForm } from '../../ui/form/AppForm';
import { ChoiceInput } from '../../ui/form/choices/ChoiceInput';
import { FormSummary } from '../../ui/form/FormSummary';
import { NameItems } from '../../ui/form/NameItems';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { PersonSection } from './PersonSection';
import { UnsavedNote } from './UnsavedNote';
import { useClientProfile } from './useClientProfile';
import { zoneLabel } from '../../../shared/domain/time/meetingZones';
import { readerZone } from '../../ui/time/readerZone';
import { useZoneNames } from '../../ui/time/useZoneNames';
import { useZoneOptions } from '../../ui/time/useZoneOptions';

/** A client's name, contact, language and zone. */
export function ClientProfileForm({ info }: { info: PersonalInfo }) {
  const { t } = useTranslation();
  const { props, summary, isSending, values, isChanged, discard } = useClientProfile(info);
  return (
    <AppForm {...props} className="dr-person-form">
      <FormSummary {...summary} />
      <PersonSection title={t('person.sections.you')}>
        <NameItems />
        <Form.Item name="company" label={t('person.company')}>
          <Input autoComplete="organization" autoCapitalize="words" />
        </Form.Item>
      </PersonSection>
      <PersonSection title={t('person.sections.contact')}>
        <Form.Item label={t('login.email')} extra={t('person.emailHint')}>
          <p className="dr-person-fixed">{info.email}</p>
        </Form.Item>
        <Form.Item name="phone" label={t('person.phone')} extra={t('person.phoneHint')}>
          <Input type="tel" autoComplete="tel" inputMode="tel" />
        </Form.Item>
      </PersonSection>
      <PersonSection title={t('person.sections.place')}>
        <Form.Item name="language" label={t('common.language')} extra={t('person.languageHint')}>
          <ChoiceInput options={[{ value: '', label: t('person.languageOfBrowser') }, ...LANGUAGES]} />
        </Form.Item>
        <ZoneItem chosen={values.time_zone} />
      </PersonSection>
      <div className="dr-person-end">
        <SubmitButton label={t('common.save')} isBusy={isSending} busyText={t('person.saving')} />
        {isChanged && <UnsavedNote onDiscard={discard} />}
      </div>
    </AppForm>
  );
}

const LANGUAGES = INTERFACE_LANGUAGES.map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
}));

/** A person's own time zone, or that of whatever device they are at. */
function ZoneItem({ chosen }: { chosen: string }) {
  const { t } = useTranslation();
  const ownZone = readerZone();
  const ofDevice = t('person.zoneOfDevice', { zone: zoneLabel(ownZone, useZoneNames()) });
  const zones = useZoneOptions({ ownZone, chosen });
  return (
    <Form.Item name="time_zone" label={t('person.zone')} extra={t('person.zoneHint')}>
      <ChoiceInput options={[{ value: '', label: ofDevice }, ...zones]} />
    </Form.Item>
  );
}

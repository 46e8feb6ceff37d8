import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { PersonalInfo } from '../../contract/personalInfo';
import { INTERFACE_LANGUAGES } from '../../domain/interfaceLanguages';
import { LANGUAGE_NAMES } from '../../i18n/languageNames';
import { FormSummary } from '../../ui/FormSummary';
import { PlainChoice } from '../../ui/PlainChoice';
import { NameFields } from '../../ui/NameFields';
import { PlainField } from '../../ui/PlainField';
import { SubmitButton } from '../../ui/SubmitButton';
import { PersonSection } from './PersonSection';
import { UnsavedNote } from './UnsavedNote';
import { useClientProfile } from './useClientProfile';
import { ZoneChoice } from './ZoneChoice';

/** Who a client is, how they are reached, and in which language and zone. */
export function ClientProfileForm({ info }: { info: PersonalInfo }) {
  const { t } = useTranslation();
  const emailId = useId();
  const { field, summary, submit, isSending, isChanged, discard } = useClientProfile(info);
  return (
    <form className="dr-person-form" noValidate onSubmit={submit}>
      <FormSummary {...summary} />
      <PersonSection title={t('person.sections.you')}>
        <NameFields field={field} />
        <PlainField
          {...field('company')}
          label={t('person.company')}
          autoComplete="organization"
          autoCapitalize="words"
          isOptional
        />
      </PersonSection>
      <PersonSection title={t('person.sections.contact')}>
        <div className="dr-form-field">
          <span id={emailId} className="dr-person-label">
            {t('login.email')}
          </span>
          <p className="dr-person-fixed" aria-labelledby={emailId}>
            {info.email}
          </p>
          <p className="dr-form-hint">{t('person.emailHint')}</p>
        </div>
        <PlainField
          {...field('phone')}
          label={t('person.phone')}
          hint={t('person.phoneHint')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          isOptional
        />
      </PersonSection>
      <PersonSection title={t('person.sections.place')}>
        <PlainChoice
          {...field('language')}
          label={t('common.language')}
          hint={t('person.languageHint')}
          placeholder={t('person.languageOfBrowser')}
          isOptional
        >
          {INTERFACE_LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </PlainChoice>
        <ZoneChoice {...field('time_zone')} label={t('person.zone')} hint={t('person.zoneHint')} />
      </PersonSection>
      <div className="dr-person-end">
        <SubmitButton label={t('common.save')} isBusy={isSending} busyText={t('person.saving')} />
        {isChanged && <UnsavedNote onDiscard={discard} />}
      </div>
    </form>
  );
}

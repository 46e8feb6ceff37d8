import { useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { MEETING_SUBJECTS } from '../../domain/bookingChoices';
import { DESCRIPTION_MAX_LENGTH } from '../../domain/bookingRules';
import { languageChoices } from '../../domain/interpretationLanguages';
import { TwoWayArrow } from '../../ui/TwoWayArrow';
import { useBookingWords } from '../../ui/useBookingWords';
import { ChoiceField } from './ChoiceField';
import type { DetailsForm } from './DetailsForm';
import { Field } from './Field';
import { FormGroup } from './FormGroup';

/** Which two languages, about what, and what the interpreter should know. */
export function LanguageFields({ form }: { form: DetailsForm }) {
  const { t, i18n } = useTranslation();
  const words = useBookingWords();
  const languages = useMemo(() => languageChoices(i18n.language), [i18n.language]);
  const { details, change, field } = form;
  return (
    <FormGroup title={t('booking.groups.languages')}>
      <div className="dr-pairFields">
        <ChoiceField
          {...field('interpreterBookingFrom')}
          isRequired
          placeholder={t('booking.choose')}
          value={details.interpreterBookingFrom}
          options={languages}
          onChange={(interpreterBookingFrom) => change({ interpreterBookingFrom })}
        />
        <TwoWayArrow />
        <ChoiceField
          {...field('interpreterBookingTo')}
          isRequired
          placeholder={t('booking.choose')}
          value={details.interpreterBookingTo}
          options={languages}
          onChange={(interpreterBookingTo) => change({ interpreterBookingTo })}
        />
      </div>
      <ChoiceField
        {...field('meetingSubject')}
        isRequired
        placeholder={t('booking.choose')}
        value={details.meetingSubject}
        options={MEETING_SUBJECTS.map((value) => ({ value, label: words.subject(value) }))}
        onChange={(meetingSubject) => change({ meetingSubject })}
      />
      <Field {...field('meetingDescription')} wide hint={t('booking.hints.description')}>
        {(control) => (
          <textarea
            {...control}
            className="dr-input"
            rows={4}
            maxLength={DESCRIPTION_MAX_LENGTH}
            value={details.meetingDescription}
            onChange={({ target }) => change({ meetingDescription: target.value })}
          />
        )}
      </Field>
    </FormGroup>
  );
}

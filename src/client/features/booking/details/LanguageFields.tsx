import { Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { MEETING_SUBJECTS } from '../../../../shared/domain/booking/bookingChoices';
import { BOOKING_FIELDS } from '../../../../shared/domain/booking/bookingFields';
import { languageChoices } from '../../../../shared/domain/text/interpretationLanguages';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { TwoWayArrow } from '../../../ui/text/TwoWayArrow';
import { useBookingWords } from '../../../entities/booking/card/useBookingWords';
import { DetailsItem } from './DetailsItem';
import { FormGroup } from './FormGroup';

/** Which two languages, about what, and what the interpreter should know. */
export function LanguageFields() {
  const { t, i18n } = useTranslation();
  const words = useBookingWords();
  const languages = useMemo(() => languageChoices(i18n.language), [i18n.language]);
  return (
    <FormGroup title={t('booking.groups.languages')}>
      <div className="dr-pairFields">
        <DetailsItem name="interpreterBookingFrom" required>
          <ChoiceInput placeholder={t('booking.choose')} options={languages} />
        </DetailsItem>
        <TwoWayArrow />
        <DetailsItem name="interpreterBookingTo" required>
          <ChoiceInput placeholder={t('booking.choose')} options={languages} />
        </DetailsItem>
      </div>
      <DetailsItem name="meetingSubject" required>
        <ChoiceInput
          placeholder={t('booking.choose')}
          options={MEETING_SUBJECTS.map((value) => ({ value, label: words.subject(value) }))}
        />
      </DetailsItem>
      <DetailsItem name="meetingDescription" isWide extra={t('booking.hints.description')}>
        <Input.TextArea rows={4} maxLength={BOOKING_FIELDS.meetingDescription.maxLength} />
      </DetailsItem>
      <DetailsItem name="referenceNumber" extra={t('booking.hints.reference')}>
        <Input maxLength={BOOKING_FIELDS.referenceNumber.maxLength} autoComplete="off" />
      </DetailsItem>
    </FormGroup>
  );
}

import { Input } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { HOST_PLATFORMS, MEETING_DURATIONS } from '../../../../shared/domain/booking/bookingChoices';
import { BOOKING_FIELDS } from '../../../../shared/domain/booking/bookingFields';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { useBookingWords } from '../../../entities/booking/card/useBookingWords';
import { DetailsItem } from './DetailsItem';
import { FormGroup } from './FormGroup';
import type { DetailsForm } from './useDetailsForm';
import { WhenFields } from './WhenFields';

interface MeetingFieldsProps {
  form: DetailsForm;
  ownZone: string;
  /** the first and the last that can be booked, `YYYY-MM-DD` */
  days: { min: string; max: string };
}

/** What the meeting is called, when it is and where it is held. */
export function MeetingFields({ form, ownZone, days }: MeetingFieldsProps) {
  const { t } = useTranslation();
  const words = useBookingWords();
  return (
    <FormGroup title={t('booking.groups.meeting')}>
      <DetailsItem name="meetingTitle" isWide required extra={t('booking.hints.title')}>
        <Input maxLength={BOOKING_FIELDS.meetingTitle.maxLength} autoComplete="off" />
      </DetailsItem>
      <WhenFields form={form} ownZone={ownZone} days={days} />
      <DetailsItem name="meetingDuration">
        <ChoiceInput options={MEETING_DURATIONS.map((value) => ({ value, label: words.duration(value) }))} />
      </DetailsItem>
      <DetailsItem name="hostPlatform">
        <ChoiceInput options={HOST_PLATFORMS.map((value) => ({ value, label: words.platform(value) }))} />
      </DetailsItem>
    </FormGroup>
  );
}

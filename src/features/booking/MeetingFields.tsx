import { useTranslation } from '../../i18n/useTranslation';
import { HOST_PLATFORMS, MEETING_DURATIONS } from '../../domain/bookingChoices';
import { TITLE_MAX_LENGTH } from '../../domain/bookingRules';
import { useBookingWords } from '../../ui/useBookingWords';
import { ChoiceField } from './ChoiceField';
import type { DetailsForm } from './DetailsForm';
import { FormGroup } from './FormGroup';
import { TextField } from './TextField';
import { WhenFields } from './WhenFields';

/** What the meeting is called, when it is and where it is held. */
export function MeetingFields({
  form,
  ownZone,
  today,
}: {
  form: DetailsForm;
  ownZone: string;
  today: string;
}) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const { details, change, field } = form;
  return (
    <FormGroup title={t('booking.groups.meeting')}>
      <TextField
        {...field('meetingTitle')}
        wide
        isRequired
        hint={t('booking.hints.title')}
        value={details.meetingTitle}
        maxLength={TITLE_MAX_LENGTH}
        onChange={(meetingTitle) => change({ meetingTitle })}
      />
      <WhenFields form={form} ownZone={ownZone} today={today} />
      <ChoiceField
        {...field('meetingDuration')}
        value={details.meetingDuration}
        options={MEETING_DURATIONS.map((value) => ({ value, label: words.duration(value) }))}
        onChange={(meetingDuration) => change({ meetingDuration })}
      />
      <ChoiceField
        {...field('hostPlatform')}
        value={details.hostPlatform}
        options={HOST_PLATFORMS.map((value) => ({ value, label: words.platform(value) }))}
        onChange={(hostPlatform) => change({ hostPlatform })}
      />
    </FormGroup>
  );
}

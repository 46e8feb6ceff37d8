import { Input } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { HOST_PLATFORMS, MEETING_DURATIONS } from '../../../../shared/domain/booking/bookingChoices';
import { BOOKING_FIELDS } from '../../../../shared/domain/booking/bookingFields';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { useBookingWords } from '../../../entities/booking/card/useBookingWords';
import { DetailsItem } from './DetailsItem';
import { FormGroup } from './FormGroup';
import type { DetailsForm } from './useDetailsForm';
import { clock24, DAY_HALVES, readTypedTime } from '../../../../shared/domain/time/meetingTime';
import { DateInput } from '../../../ui/date/DateInput';
import { formatMeetingTime } from '../../../ui/time/meetingTime';
import { unbroken } from '../../../ui/text/unbroken';
import { useZoneOptions } from '../../../ui/time/useZoneOptions';
import { CitySearch } from './CitySearch';
import { DoubledHourField } from './DoubledHourField';
import { WhenPreview } from './WhenPreview';

interface WhenFieldsProps {
  form: DetailsForm;
  ownZone: string;
  /** the first and the last that can be booked, `YYYY-MM-DD` */
  days: { min: string; max: string };
}

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

/** Date, time and zone, and beside them what the clocks of that day make of them. */
function WhenFields({ form: { details, moment, change }, ownZone, days }: WhenFieldsProps) {
  const { t, i18n } = useTranslation();
  const zones = useZoneOptions({ ownZone, chosen: details.meetingTimezone, offersFixed: true });
  const chooseZone = (meetingTimezone: string) => change({ meetingTimezone });
  const read = () => readTypedTime(details.meetingTime, details.meetingAmPm);
  const typed = read();
  const isMidnight = typed !== null && clock24(typed).startsWith('00:');
  const say = (time: NonNullable<typeof typed>) =>
    unbroken(formatMeetingTime(time, i18n.language) ?? clock24(time));
  return (
    <>
      <DetailsItem name="meetingDate" required>
        <DateInput {...days} />
      </DetailsItem>
      <div className="dr-clock">
        <DetailsItem
          name="meetingTime"
          required
          extra={isMidnight ? t('booking.hints.midnight', { time: say(typed) }) : t('booking.hints.time')}
        >
          <Input
            autoComplete="off"
            placeholder="hh:mm"
            onBlur={() => {
              const time = read();
              if (time) change(time);
            }}
          />
        </DetailsItem>
        <DetailsItem name="meetingAmPm">
          <ChoiceInput
            options={DAY_HALVES.map((value) => ({ value, label: t(`booking.halves.${value}`) }))}
          />
        </DetailsItem>
      </div>
      <div className="dr-zone dr-group-wide">
        <DetailsItem name="meetingTimezone">
          <ChoiceInput options={zones} />
        </DetailsItem>
        <CitySearch onChoose={chooseZone} />
      </div>
      {moment?.offsets && <DoubledHourField moment={moment} offsets={moment.offsets} />}
      <WhenPreview details={details} moment={moment} ownZone={ownZone} onZoneChange={chooseZone} />
    </>
  );
}

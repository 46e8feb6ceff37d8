import { Input } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { clock24, DAY_HALVES, readTypedTime } from '../../../../shared/domain/time/meetingTime';
import { DateInput } from '../../../ui/date/DateInput';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { formatMeetingTime } from '../../../ui/time/meetingTime';
import { unbroken } from '../../../ui/text/unbroken';
import { useZoneOptions } from '../../../ui/time/useZoneOptions';
import { CitySearch } from './CitySearch';
import { DetailsItem } from './DetailsItem';
import { DoubledHourField } from './DoubledHourField';
import type { DetailsForm } from './useDetailsForm';
import { WhenPreview } from './WhenPreview';

interface WhenFieldsProps {
  form: DetailsForm;
  ownZone: string;
  /** the first and the last that can be booked, `YYYY-MM-DD` */
  days: { min: string; max: string };
}

/** Date, time and zone, and beside them what the clocks of that day make of them. */
export function WhenFields({ form: { details, moment, change }, ownZone, days }: WhenFieldsProps) {
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

import { useTranslation } from '../../i18n/useTranslation';
import { clock24, DAY_HALVES, fromClock24, readTypedTime } from '../../domain/meetingTime';
import { formatMeetingTime } from '../../ui/formatMeetingTime';
import { unbroken } from '../../ui/unbroken';
import { ChoiceField } from './ChoiceField';
import type { DetailsForm } from './DetailsForm';
import { DoubledHourField } from './DoubledHourField';
import { meetingMoment } from './meetingMoment';
import { TextField } from './TextField';
import { WhenPreview } from './WhenPreview';
import { ZoneField } from './ZoneField';

/** Date, time and zone, and beside them what the clocks of that day make of them. */
export function WhenFields({ form, ownZone, today }: { form: DetailsForm; ownZone: string; today: string }) {
  const { t, i18n } = useTranslation();
  const { details, change, field, errorOf } = form;
  const moment = meetingMoment(details);
  const typed = readTypedTime(details.meetingTime, details.meetingAmPm);
  const isMidnight = typed !== null && clock24(typed).startsWith('00:');
  const say = (time: Parameters<typeof clock24>[0]) =>
    unbroken(formatMeetingTime(time, i18n.language) ?? clock24(time));
  const missing =
    moment?.clockMovesTo &&
    t('booking.when.missing', { time: say(moment.time), next: say(fromClock24(moment.clockMovesTo)) });
  return (
    <>
      <TextField
        {...field('meetingDate')}
        type="date"
        isRequired
        min={today}
        value={details.meetingDate}
        onChange={(meetingDate) => change({ meetingDate })}
      />
      <div className="dr-clock">
        <TextField
          {...field('meetingTime')}
          error={missing || field('meetingTime').error}
          isRequired
          autoComplete="off"
          placeholder="hh:mm"
          hint={isMidnight ? t('booking.hints.midnight', { time: say(typed) }) : t('booking.hints.time')}
          value={details.meetingTime}
          onChange={(meetingTime) => change({ meetingTime })}
          onBlur={() => {
            const read = readTypedTime(details.meetingTime, details.meetingAmPm);
            if (read) change(read);
          }}
        />
        <ChoiceField
          {...field('meetingAmPm')}
          value={details.meetingAmPm}
          options={DAY_HALVES.map((value) => ({ value, label: t(`booking.halves.${value}`) }))}
          onChange={(meetingAmPm) => change({ meetingAmPm })}
        />
      </div>
      <ZoneField
        {...field('meetingTimezone')}
        value={details.meetingTimezone}
        ownZone={ownZone}
        onChange={(meetingTimezone) => change({ meetingTimezone })}
      />
      {moment?.offsets && (
        <DoubledHourField
          moment={moment}
          offsets={moment.offsets}
          chosen={details.meetingUtcOffset}
          error={errorOf('meetingUtcOffset')}
          onChoose={(meetingUtcOffset) => change({ meetingUtcOffset })}
        />
      )}
      <WhenPreview
        details={details}
        moment={moment}
        ownZone={ownZone}
        onZoneChange={(meetingTimezone) => change({ meetingTimezone })}
      />
    </>
  );
}

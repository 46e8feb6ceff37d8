import { useTranslation } from '../../i18n/useTranslation';
import { formatMeetingTime } from '../../ui/formatMeetingTime';
import { unbroken } from '../../ui/unbroken';
import { fieldId } from './fieldId';
import type { MeetingMoment } from './meetingMoment';
import { offsetName } from './offsetName';
import './DoubledHourField.css';

interface DoubledHourFieldProps {
  moment: MeetingMoment;
  offsets: [first: string, second: string];
  chosen: string | null;
  error?: string;
  onChoose: (offset: string) => void;
}

/** The clocks go back, and an hour happens twice: the person says which of the two is meant. */
export function DoubledHourField({ moment, offsets, chosen, error, onChoose }: DoubledHourFieldProps) {
  const { t, i18n } = useTranslation();
  const id = fieldId('meetingUtcOffset');
  const time = unbroken(formatMeetingTime(moment.time, i18n.language) ?? moment.time.meetingTime);
  return (
    <fieldset className="dr-doubled" aria-describedby={error && `${id}-error`}>
      <legend>{t('booking.when.doubled', { time })}</legend>
      {offsets.map((offset, index) => (
        <label key={offset} className="dr-doubled-choice">
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            checked={chosen === offset}
            onChange={() => onChoose(offset)}
          />
          {t(index === 0 ? 'booking.when.firstTime' : 'booking.when.secondTime', {
            time,
            offset: offsetName(offset),
          })}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="dr-field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

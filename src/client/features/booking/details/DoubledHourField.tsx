import { Form, Radio } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { formatMeetingTime, offsetName } from '../../../ui/time/meetingTime';
import { unbroken } from '../../../ui/text/unbroken';
import type { MeetingMoment } from './meetingMoment';
import { detailsFieldId } from './useDetailsForm';

interface DoubledHourFieldProps {
  moment: MeetingMoment;
  offsets: [first: string, second: string];
}

/** The clocks go back, and an hour happens twice: the person says which of the two is meant. */
export function DoubledHourField({ moment, offsets }: DoubledHourFieldProps) {
  const { t, i18n } = useTranslation();
  const id = detailsFieldId('meetingUtcOffset');
  const time = unbroken(formatMeetingTime(moment.time, i18n.language) ?? moment.time.meetingTime);
  const options = offsets.map((offset, index) => ({
    value: offset,
    label: t(index === 0 ? 'booking.when.firstTime' : 'booking.when.secondTime', {
      time,
      offset: offsetName(offset),
    }),
    // the way from the summary leads to the first one
    id: index === 0 ? id : undefined,
  }));
  return (
    <Form.Item
      name="meetingUtcOffset"
      className="dr-doubled"
      htmlFor={`${id}-choice`}
      label={<span id={`${id}-label`}>{t('booking.when.doubled', { time })}</span>}
    >
      <Radio.Group
        id={`${id}-choice`}
        aria-labelledby={`${id}-label`}
        options={options}
        orientation="vertical"
      />
    </Form.Item>
  );
}

import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import { formatMeetingTime } from './formatMeetingTime';
import { readerTime } from './readerTime';
import { readerZone } from './readerZone';
import { zoneName } from './zoneName';

type Times = Pick<
  BookingRecord,
  'meetingDate' | 'meetingTime' | 'meetingAmPm' | 'meetingTimezone' | 'startsAt'
>;

/** The time as it was booked, and beneath it the reader's own where that differs. */
export function MeetingTimes({ booking, zone = readerZone() }: { booking: Times; zone?: string }) {
  const { t, i18n } = useTranslation();
  const booked = formatMeetingTime(booking, i18n.language);
  if (!booked) return <>{t('common.notAvailable')}</>;
  const own = readerTime(booking, i18n.language, zone);
  return (
    <span className="dr-numerals">
      <time dateTime={booking.startsAt}>
        {booked} {zoneName(booking.meetingTimezone, booking.startsAt, i18n.language)}
      </time>
      {own && <span className="dr-ownTime">{t('ui.yourTime', { time: own })}</span>}
    </span>
  );
}

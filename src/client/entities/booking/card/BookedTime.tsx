import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { formatMeetingTime } from '../../../ui/time/meetingTime';
import './BookedTime.css';
import { zoneName } from '../../../../shared/domain/time/zoneName';

type Times = Pick<BookingRecord, 'meetingTime' | 'meetingAmPm' | 'meetingTimezone' | 'startsAt'>;

/** The time of day as it was booked, with its zone; 'N/A' where there is none. */
export function BookedTime({ booking }: { booking: Times }) {
  const { t, i18n } = useTranslation();
  const time = formatMeetingTime(booking, i18n.language);
  if (!time) return <>{t('common.notAvailable')}</>;
  return (
    <time className="dr-numerals dr-bookedTime" dateTime={booking.startsAt}>
      {time} {unbroken(zoneName(booking.meetingTimezone, booking.startsAt, i18n.language))}
    </time>
  );
}

/** "GMT-8" would end a line after its hyphen: a word joiner (U+2060) stands there. */
function unbroken(zone: string): string {
  return zone.replace(/-(?=\d)/, '-\u2060');
}

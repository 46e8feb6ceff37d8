import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { BookedTime } from './BookedTime';
import { readerTime } from '../../../ui/time/readerTime';
import { readerZone } from '../../../ui/time/readerZone';

type Times = Pick<
  BookingRecord,
  'meetingDate' | 'meetingTime' | 'meetingAmPm' | 'meetingTimezone' | 'startsAt'
>;

/** The time as it was booked, and beneath it the reader's own where that differs. */
export function MeetingTimes({ booking, zone = readerZone() }: { booking: Times; zone?: string }) {
  const { t, i18n } = useTranslation();
  const own = readerTime(booking, i18n.language, zone);
  return (
    <>
      <BookedTime booking={booking} />
      {own && <span className="dr-otherTime dr-numerals">{t('ui.yourTime', { time: own })}</span>}
    </>
  );
}

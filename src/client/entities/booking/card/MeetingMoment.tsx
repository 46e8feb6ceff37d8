import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { useTranslation } from '../../../i18n/useTranslation';
import { inReadersZone } from '../../../ui/time/readerTime';
import { readerZone } from '../../../ui/time/readerZone';
import { BookedTime } from './BookedTime';
import { MeetingDate } from './MeetingTitle';

type Moment = Pick<
  BookingRecord,
  'meetingDate' | 'meetingTime' | 'meetingAmPm' | 'meetingTimezone' | 'startsAt'
>;

/** A meeting's day and time by the reader's own clock, and beneath it as booked where that differs. */
export function MeetingMoment({ booking, zone = readerZone() }: { booking: Moment; zone?: string }) {
  const { t } = useTranslation();
  const own = inReadersZone(booking, zone);
  const shown = own ?? booking;
  return (
    <>
      <MeetingDate date={shown.meetingDate} /> <BookedTime booking={shown} />
      {own && (
        <span className="dr-otherTime">
          {t('ui.labels.asBooked')} <BookedAsWell booking={booking} shown={own.meetingDate} />
        </span>
      )}
    </>
  );
}

/** A meeting's time as it was booked, with the day where another one is shown. */
export function BookedAsWell({ booking, shown }: { booking: Moment; shown: string }) {
  return (
    <>
      {booking.meetingDate !== shown && <MeetingDate date={booking.meetingDate} />}{' '}
      <BookedTime booking={booking} />
    </>
  );
}

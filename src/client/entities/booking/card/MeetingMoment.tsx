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

interface MeetingMomentProps {
  booking: Moment;
  zone?: string;
  /** nothing is agreed yet: the other line is the same time in the zone that is chosen for it */
  isWished?: boolean;
  /** with the day of the week, as nearly everywhere */
  hasWeekday?: boolean;
}

/** A meeting's day and time by the reader's own clock, and beneath it as booked where that differs. */
export function MeetingMoment({
  booking,
  zone = readerZone(),
  isWished = false,
  hasWeekday = true,
}: MeetingMomentProps) {
  const { t } = useTranslation();
  const own = inReadersZone(booking, zone);
  const shown = own ?? booking;
  return (
    <>
      <MeetingDate date={shown.meetingDate} hasWeekday={hasWeekday} /> <BookedTime booking={shown} />
      {own && (
        <span className="dr-otherTime">
          {t(isWished ? 'ui.labels.inItsZone' : 'ui.labels.asBooked')}{' '}
          <BookedAsWell booking={booking} shown={own.meetingDate} />
        </span>
      )}
    </>
  );
}

/** A meeting's time as it was booked, with the day where another one is shown. */
export function BookedAsWell({ booking, shown }: { booking: Moment; shown: string }) {
  return (
    <>
      {booking.meetingDate !== shown && <MeetingDate date={booking.meetingDate} hasWeekday />}{' '}
      <BookedTime booking={booking} />
    </>
  );
}

import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { sessionAt } from '../../paths';
import { MeetingMoment } from '../../entities/booking/card/MeetingMoment';
import { StatusBadge } from '../../entities/booking/card/StatusBadge';
import type { Viewer } from '../../entities/booking/card/statusLook';
import './BookingMark.css';

interface BookingMarkProps {
  booking: BookingRecord;
  sessionRoot: string;
  viewer: Viewer;
}

/** Where a booking was asked for, as it stands now, with the way to its room. */
export function BookingMark({ booking, sessionRoot, viewer }: BookingMarkProps) {
  const { t } = useTranslation();
  return (
    <li className="dr-mark">
      <p className="dr-mark-title">
        {t('talk.booked', { title: booking.meetingTitle.trim() || t('ui.untitledMeeting') })}
      </p>
      <p className="dr-mark-when">
        <MeetingMoment booking={booking} />
      </p>
      <StatusBadge status={booking.status} variant={viewer} />
      <Link to={sessionAt(sessionRoot, booking.id)}>{t('talk.room')}</Link>
    </li>
  );
}

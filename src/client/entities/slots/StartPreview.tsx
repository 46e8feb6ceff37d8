import { useTranslation } from '../../i18n/useTranslation';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { MeetingMoment } from '../booking/card/MeetingMoment';
import './StartPreview.css';

interface StartPreviewProps {
  /** in the zone that it is, or will be, agreed in */
  wall: Pick<BookingRecord, 'meetingDate' | 'meetingTime' | 'meetingAmPm' | 'meetingTimezone'>;
  /** what that means, epoch milliseconds */
  startsAt: number;
  ownZone: string;
}

/** The instant that date, time and zone come to, with the day of the week: by the reader's clock, and in the chosen zone where that differs. */
export function StartPreview({ wall, startsAt, ownZone }: StartPreviewProps) {
  const { t } = useTranslation();
  return (
    <p className="dr-when-start">
      <span className="dr-when-label">{t('booking.when.starts')}</span>{' '}
      <MeetingMoment
        booking={{ ...wall, startsAt: new Date(startsAt).toISOString() }}
        zone={ownZone}
        isWished
      />
    </p>
  );
}

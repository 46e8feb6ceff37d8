import { useTranslation } from '../i18n/useTranslation';
import type { BookingRecord } from '../contract/bookingRecord';
import { Fact } from './Fact';
import { LanguagePair } from './LanguagePair';
import { MeetingDate } from './MeetingDate';
import { MeetingTimes } from './MeetingTimes';
import { useBookingWords } from './useBookingWords';

/** What both detail dialogs say of the meeting itself; the first rows of a `dl`. */
export function MeetingFacts({ booking }: { booking: BookingRecord }) {
  const { t } = useTranslation();
  const words = useBookingWords();
  return (
    <>
      <Fact label={t('ui.labels.languages')} wide>
        <LanguagePair from={booking.interpreterBookingFrom} to={booking.interpreterBookingTo} size="large" />
      </Fact>
      <Fact label={t('ui.labels.dateAndTime')}>
        <MeetingDate date={booking.meetingDate} />{' '}
        <span className="dr-dialog-time">
          <MeetingTimes booking={booking} />
        </span>
      </Fact>
      <Fact label={t('ui.labels.duration')}>{words.duration(booking.meetingDuration)}</Fact>
      <Fact label={t('ui.labels.platform')}>{words.platform(booking.hostPlatform)}</Fact>
      <Fact label={t('ui.labels.subject')}>{words.subject(booking.meetingSubject)}</Fact>
    </>
  );
}

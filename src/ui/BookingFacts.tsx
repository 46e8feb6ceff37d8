import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import { earningsCents, feeCents } from './bookingMoney';
import { Fact } from './Fact';
import { MeetingDate } from './MeetingDate';
import { MeetingTimes } from './MeetingTimes';
import { Money } from './Money';
import type { Viewer } from './statusLook';
import { useBookingWords } from './useBookingWords';

/** The card's facts: date, time, the other person, the amount, the subject. */
export function BookingFacts({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const isClient = viewer === 'client';
  return (
    <dl className="dr-pass-facts">
      <Fact label={t('ui.labels.date')}>
        <MeetingDate date={booking.meetingDate} />
      </Fact>
      <Fact label={t('ui.labels.time')}>
        <MeetingTimes booking={booking} />
      </Fact>
      <Fact label={t(isClient ? 'ui.labels.interpreter' : 'ui.labels.client')}>
        {isClient ? booking.selectedInterpreter.name : booking.clientName.trim() || t('ui.clientFallback')}
      </Fact>
      <Fact label={t(isClient ? 'ui.labels.totalFee' : 'ui.labels.earnings')}>
        <Money cents={isClient ? feeCents(booking) : earningsCents(booking)} />
      </Fact>
      <Fact label={t('ui.labels.subject')}>{words.subject(booking.meetingSubject)}</Fact>
      <Fact label={t('ui.labels.duration')}>{words.duration(booking.meetingDuration)}</Fact>
    </dl>
  );
}

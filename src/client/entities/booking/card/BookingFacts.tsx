import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { feeCents, interpreterAmount } from './bookingMoney';
import './BookingFacts.css';
import { Fact } from '../../../ui/facts/Fact';
import { PlainFace } from '../../../ui/facts/PlainFace';
import { BookedAsWell } from './MeetingMoment';
import { MeetingDate } from './MeetingTitle';
import { BookedTime } from './BookedTime';
import { Money } from '../../../ui/text/Money';
import { inReadersZone } from '../../../ui/time/readerTime';
import { readerZone } from '../../../ui/time/readerZone';
import type { Viewer } from './statusLook';
import { ClientStanding } from '../../review/ClientStanding';
import { useBookingWords } from './useBookingWords';

/** The card's facts: the reader's own date and time, as booked where that differs, length, person, amount and subject. */
export function BookingFacts({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const own = inReadersZone(booking, readerZone());
  const isClient = viewer === 'client';
  const amount = interpreterAmount(booking);
  const name = isClient
    ? booking.selectedInterpreter.name
    : visibleText(booking.clientName) || t('ui.clientFallback');
  return (
    <dl className="dr-pass-facts">
      <Fact label={t('ui.labels.date')}>
        <MeetingDate date={(own ?? booking).meetingDate} />
      </Fact>
      <Fact label={t('ui.labels.time')}>
        <BookedTime booking={own ?? booking} />
      </Fact>
      <Fact label={t('ui.labels.duration')}>{words.duration(booking.meetingDuration)}</Fact>
      {own && (
        <div className="dr-fact dr-fact-line">
          <dt>{t('ui.labels.asBooked')}</dt>
          <dd>
            <BookedAsWell booking={booking} shown={own.meetingDate} />
          </dd>
        </div>
      )}
      <Fact label={t(isClient ? 'ui.labels.interpreter' : 'ui.labels.client')}>
        {name && (
          <span className="dr-pass-person">
            <PlainFace
              name={name}
              photoUrl={isClient ? booking.selectedInterpreter.avatar : booking.clientAvatar}
              size={32}
            />{' '}
            <span dir="auto">{name}</span>
          </span>
        )}
      </Fact>
      {!isClient && booking.status === 'pending' && (
        <Fact label={t('reviews.title')}>
          <ClientStanding booking={booking} />
        </Fact>
      )}
      <Fact label={t(`ui.labels.${isClient ? 'totalFee' : amount.kind}`)}>
        <Money cents={isClient ? feeCents(booking) : amount.cents} />
      </Fact>
      <Fact label={t('ui.labels.subject')}>{words.subject(booking.meetingSubject)}</Fact>
    </dl>
  );
}

import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { visibleText } from '../../../shared/domain/text/visibleText';
import { paths } from '../../paths';
import { Fact } from '../../ui/facts/Fact';
import { PersonLine } from '../../ui/facts/PersonLine';
import { LanguagePair } from '../../ui/text/LanguagePair';
import { MeetingMoment } from '../../entities/booking/card/MeetingMoment';
import { MeetingTitle } from '../../entities/booking/card/MeetingTitle';
import { StatusBadge } from '../../entities/booking/card/StatusBadge';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { useBookingWords } from '../../entities/booking/card/useBookingWords';
import { NewTimeForm } from './NewTimeForm';
import { ProposalPanel } from './ProposalPanel';
import { useRescheduling } from './useRescheduling';

/** The booking's time as it stands, the one that is proposed, and what the person can do about it. */
export function RescheduleView({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const flow = useRescheduling(booking, viewer);
  const otherName =
    viewer === 'client'
      ? booking.selectedInterpreter.name || t('ui.unnamedInterpreter')
      : visibleText(booking.clientName) || t('ui.clientFallback');
  return (
    <div className="dr-reschedule dr-reading">
      <p>
        <Link to={paths[viewer].records}>{t('session.toBookings')}</Link>
      </p>
      <h1>{t('reschedule.title')}</h1>
      <section className="dr-reschedule-part" aria-label={t('reschedule.asItStands')}>
        <div className="dr-reschedule-head">
          <h2>
            <MeetingTitle title={booking.meetingTitle} />
          </h2>
          <StatusBadge status={booking.status} variant={viewer} />
        </div>
        <LanguagePair from={booking.interpreterBookingFrom} to={booking.interpreterBookingTo} />
        <PersonLine
          name={otherName}
          imageUrl={viewer === 'client' ? booking.selectedInterpreter.avatar : booking.clientAvatar}
        />
        <dl className="dr-reschedule-facts">
          <Fact label={t('reschedule.now')}>
            <MeetingMoment booking={booking} />
          </Fact>
          <Fact label={t('ui.labels.duration')}>{words.duration(booking.meetingDuration)}</Fact>
          {booking.proposal && (
            <Fact label={t('reschedule.proposed')}>
              <MeetingMoment booking={booking.proposal} />
            </Fact>
          )}
        </dl>
      </section>
      {flow.state.hasTag('form') ? (
        <NewTimeForm booking={booking} flow={flow} otherName={otherName} viewer={viewer} />
      ) : (
        <ProposalPanel booking={booking} flow={flow} otherName={otherName} />
      )}
    </div>
  );
}

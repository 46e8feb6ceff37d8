import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { type BookingStatus, isHolding } from '../../../../shared/domain/booking/bookingLife';
import './BookingHero.css';
import { BookingFacts } from '../card/BookingFacts';
import { BookingNote } from '../card/BookingNote';
import { BookingLifeline } from '../details/BookingLifeline';
import { Countdown } from '../../../ui/time/Countdown';
import { readerDay } from '../../../ui/time/readerTime';
import { readerZone } from '../../../ui/time/readerZone';
import { DateBlock } from '../card/DateBlock';
import { LanguagePair } from '../../../ui/text/LanguagePair';
import { MeetingTitle } from '../card/MeetingTitle';
import { StatusBadge } from '../card/StatusBadge';
import type { Viewer } from '../card/statusLook';
import { useNow } from '../../../ui/time/useNow';

interface BookingHeroProps {
  /** what this booking is to the reader; 'Next session' and the like where absent */
  heading?: string;
  booking: BookingRecord;
  viewer: Viewer;
  actions?: ReactNode;
}

/** The one booking that matters now, large: how long until then, the pair, the facts, and how far it has come. */
export function BookingHero({ heading, booking, viewer, actions }: BookingHeroProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const hasBegun = useNow(60_000) >= Date.parse(booking.startsAt);
  return (
    <section className="dr-bookingHero" aria-labelledby={headingId} data-status={booking.status}>
      <header className="dr-bookingHero-header">
        <h2 id={headingId}>{heading ?? t(headingOf(booking.status, hasBegun))}</h2>
        {isHolding(booking.status) && <Countdown startsAt={booking.startsAt} endsAt={booking.endsAt} />}
      </header>
      <div className="dr-bookingHero-body">
        <DateBlock date={readerDay(booking, readerZone())} />
        <div className="dr-bookingHero-words">
          <p className="dr-bookingHero-title">
            <MeetingTitle title={booking.meetingTitle} />
          </p>
          <LanguagePair
            from={booking.interpreterBookingFrom}
            to={booking.interpreterBookingTo}
            size="large"
          />
        </div>
        <StatusBadge status={booking.status} variant={viewer} />
      </div>
      <BookingFacts booking={booking} viewer={viewer} />
      <BookingLifeline {...{ booking, hasBegun }} />
      <BookingNote booking={booking} viewer={viewer} />
      {actions && <div className="dr-bookingHero-actions">{actions}</div>}
    </section>
  );
}

/** A person can join early, before the meeting begins. */
function headingOf(status: BookingStatus, hasBegun: boolean) {
  if (!isHolding(status)) return 'ui.viewedBooking';
  if (status === 'in_progress') return hasBegun ? 'ui.presentSession' : 'ui.joinedEarly';
  return status === 'pending' ? 'ui.nextRequest' : 'ui.nextSession';
}

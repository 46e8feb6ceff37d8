import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import './BookingHero.css';
import { BookingFacts } from './BookingFacts';
import { BookingLifeline } from './BookingLifeline';
import { Countdown } from './Countdown';
import { DateBlock } from './DateBlock';
import { isHolding } from '../domain/bookingLife';
import { LanguagePair } from './LanguagePair';
import { PendingNote } from './PendingNote';
import { StatusBadge } from './StatusBadge';
import type { Viewer } from './statusLook';

interface BookingHeroProps {
  /** what this booking is to the reader, e.g. 'Next session' */
  heading: string;
  booking: BookingRecord;
  viewer: Viewer;
  actions?: ReactNode;
}

/** The one booking that matters now, large: how long until then, the pair, the facts, and how far it has come. */
export function BookingHero({ heading, booking, viewer, actions }: BookingHeroProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section className="dr-hero" aria-labelledby={headingId} data-status={booking.status}>
      <header className="dr-hero-header">
        <h2 id={headingId}>{heading}</h2>
        {isHolding(booking.status) && <Countdown startsAt={booking.startsAt} endsAt={booking.endsAt} />}
      </header>
      <div className="dr-hero-body">
        <DateBlock date={booking.meetingDate} />
        <div className="dr-hero-words">
          <p className="dr-hero-title">{booking.meetingTitle.trim() || t('ui.untitledMeeting')}</p>
          <LanguagePair
            from={booking.interpreterBookingFrom}
            to={booking.interpreterBookingTo}
            size="large"
          />
        </div>
        <StatusBadge status={booking.status} variant={viewer} />
      </div>
      <BookingFacts booking={booking} viewer={viewer} />
      <BookingLifeline booking={booking} />
      {booking.status === 'pending' && <PendingNote booking={booking} viewer={viewer} />}
      {actions && <div className="dr-hero-actions">{actions}</div>}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import { visibleText } from '../domain/visibleText';
import './BookingCard.css';
import { BookingNote } from './BookingNote';
import { BookingFacts } from './BookingFacts';
import { ChangedNote } from './ChangedNote';
import { DateBlock } from './DateBlock';
import { LanguagePair } from './LanguagePair';
import { StatusBadge } from './StatusBadge';
import type { Viewer } from './statusLook';

interface BookingCardProps {
  booking: BookingRecord;
  viewer: Viewer;
  /** the one next step, or a decision between two */
  actions: ReactNode;
  /** what else can be done with it */
  more?: ReactNode;
  /** as the reader saw it before it changed under their hands; what became different is said */
  seenBefore?: BookingRecord | undefined;
  /** marked as the one that is shown beside the list */
  isCurrent?: boolean;
  /** the title's rank among the headings around it */
  headingLevel?: 2 | 3;
}

/** A booking as a boarding pass: day, then title, pair and person, then status and the next action. */
export function BookingCard({
  booking,
  viewer,
  actions,
  more,
  seenBefore,
  isCurrent = false,
  headingLevel = 3,
}: BookingCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className="dr-pass"
      aria-labelledby={titleId}
      aria-current={isCurrent || undefined}
      data-status={booking.status}
    >
      <div className="dr-pass-body">
        <div className="dr-pass-date">
          <DateBlock date={booking.meetingDate} />
        </div>
        <div className="dr-pass-head">
          <Heading id={titleId} className="dr-pass-title">
            {visibleText(booking.meetingTitle) || t('ui.untitledMeeting')}
          </Heading>
          <LanguagePair from={booking.interpreterBookingFrom} to={booking.interpreterBookingTo} />
        </div>
        <BookingFacts booking={booking} viewer={viewer} />
        <div className="dr-pass-stub">
          <StatusBadge status={booking.status} variant={viewer} />
          <div className="dr-pass-actions">{actions}</div>
        </div>
        {more && <div className="dr-pass-more">{more}</div>}
      </div>
      {booking.status === 'pending' && seenBefore && <ChangedNote before={seenBefore} booking={booking} />}
      <BookingNote booking={booking} viewer={viewer} />
    </article>
  );
}

import { type ReactNode, useId, useRef } from 'react';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import './BookingCard.css';
import { BookingNote } from './BookingNote';
import { BookingFacts } from './BookingFacts';
import { ChangedNote } from './ChangedNote';
import { readerDay } from '../../../ui/time/readerTime';
import { readerZone } from '../../../ui/time/readerZone';
import { DateBlock } from './DateBlock';
import { LanguagePair } from '../../../ui/text/LanguagePair';
import { MeetingTitle } from './MeetingTitle';
import { StatusBadge } from './StatusBadge';
import type { Viewer } from './statusLook';

interface BookingCardProps {
  booking: BookingRecord;
  viewer: Viewer;
  /** the one next step, or a decision between two */
  actions: ReactNode;
  /** what else can be done with it */
  more?: ReactNode;
  /** what else it asks or offers, beneath what its status says */
  note?: ReactNode;
  /** as the reader saw it before it changed under their hands; what became different is said */
  seenBefore?: BookingRecord | undefined;
  /** the reader has looked at that */
  onSeen?: ((booking: BookingRecord) => void) | undefined;
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
  note,
  seenBefore,
  onSeen,
  isCurrent = false,
  headingLevel = 3,
}: BookingCardProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
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
          <DateBlock date={readerDay(booking, readerZone())} />
        </div>
        <div className="dr-pass-head">
          <Heading ref={title} id={titleId} className="dr-pass-title" tabIndex={-1}>
            <MeetingTitle title={booking.meetingTitle} />
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
      {booking.status === 'pending' && seenBefore && (
        <ChangedNote
          before={seenBefore}
          booking={booking}
          onSeen={
            onSeen &&
            ((seen) => {
              onSeen(seen);
              // the button goes; on Accept a key that is still held would answer at once
              title.current?.focus();
            })
          }
        />
      )}
      <BookingNote booking={booking} viewer={viewer} />
      {note}
    </article>
  );
}

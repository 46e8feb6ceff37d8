import { type ReactNode, useId } from 'react';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { BookingCard } from '../../entities/booking/card/BookingCard';
import type { SeenRequests } from '../../entities/booking/panel/useSeenRequests';
import { Countdown } from '../../ui/time/Countdown';
import type { Viewer } from '../../entities/booking/card/statusLook';

interface RequestListProps {
  title: string;
  /** said where there are none; nothing at all is shown then, where it is left out */
  none?: string;
  /** with how long until each starts */
  isUrgent?: boolean;
  requests: readonly BookingRecord[];
  viewer: Viewer;
  actionsFor?: (booking: BookingRecord) => ReactNode;
  /** of those that change while they are looked at */
  seen?: SeenRequests;
  /** a way to all of them */
  more: ReactNode;
}

/** A dashboard shows so many, and a way to the rest. */
const MOST = 5;

/** Requests that wait for an answer, the most urgent first. */
export function RequestList({
  title,
  none,
  requests,
  viewer,
  actionsFor,
  seen,
  more,
  isUrgent = false,
}: RequestListProps) {
  const titleId = useId();
  if (requests.length === 0 && none === undefined) return null;
  return (
    <section className="dr-dashboard-requests" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {requests.length === 0 ? (
        <p className="dr-dashboard-none">{none}</p>
      ) : (
        <ul>
          {requests.slice(0, MOST).map((booking) => (
            <li key={booking.id}>
              {isUrgent && (
                <p className="dr-dashboard-left">
                  <Countdown startsAt={booking.startsAt} endsAt={booking.endsAt} />
                </p>
              )}
              <BookingCard
                booking={booking}
                viewer={viewer}
                seenBefore={seen?.seenBefore(booking)}
                onSeen={seen?.acknowledge}
                actions={actionsFor?.(booking)}
              />
            </li>
          ))}
        </ul>
      )}
      {requests.length > MOST && more}
    </section>
  );
}

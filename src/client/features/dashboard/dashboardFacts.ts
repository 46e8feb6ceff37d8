import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { isUrgentStart, JOIN_OPENS_BEFORE_MS } from '../../../shared/domain/booking/bookingLife';
import { aftermathStanding } from '../../entities/booking/details/aftermathStanding';
import { groupBookings } from '../../entities/booking/panel/groupBookings';
import type { Viewer } from '../../entities/booking/card/statusLook';

export interface DashboardFacts {
  /** agreed and next to come */
  next: BookingRecord | undefined;
  /** agreed and still to come */
  sessions: BookingRecord[];
  /** agreed, after the next, and can be joined already: sessions that follow each other without a pause */
  following: BookingRecord[];
  /** asked for, not yet answered, and starting within a day: the first start first */
  urgent: BookingRecord[];
  /** the others that are asked for and not yet answered, the first deadline first */
  requests: BookingRecord[];
  /** agreed and not the next, and the other side proposes another time, which is not answered yet */
  moved: BookingRecord[];
  /** over, and the person's word is waited for: whether it took place, or what they say to a reported problem */
  asked: BookingRecord[];
}

/** A dashboard's facts, worked out from the bookings alone. `now` in epoch milliseconds. */
export function dashboardFacts(
  bookings: readonly BookingRecord[],
  now: number,
  viewer: Viewer,
): DashboardFacts {
  const { upcoming, earlier } = groupBookings(bookings, now);
  const sessions = upcoming.filter(({ status }) => status !== 'pending');
  const asked = upcoming.filter(({ status }) => status === 'pending');
  const isUrgent = ({ startsAt }: BookingRecord) => isUrgentStart(Date.parse(startsAt), now);
  const requests = asked
    .filter((request) => !isUrgent(request))
    .sort((one, other) => one.respondBy.localeCompare(other.respondBy));
  return {
    next: sessions[0],
    sessions,
    following: sessions.slice(1).filter(({ startsAt }) => now >= Date.parse(startsAt) - JOIN_OPENS_BEFORE_MS),
    urgent: asked.filter(isUrgent),
    requests,
    // the next session says so itself
    moved: sessions
      .slice(1)
      .filter(({ proposal }) => proposal && proposal.by !== viewer && Date.parse(proposal.expiresAt) > now),
    asked: earlier.filter((booking) => {
      const { isAsked, isToAnswer } = aftermathStanding(booking, viewer, now);
      return isAsked || isToAnswer;
    }),
  };
}

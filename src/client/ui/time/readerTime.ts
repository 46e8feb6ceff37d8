import {
  clock24,
  fromClock24,
  type MeetingTime,
  isUnknownInstant,
} from '../../../shared/domain/time/meetingTime';
import { wallClock } from '../../../shared/domain/time/wallClock';

interface BookedTime extends MeetingTime {
  meetingDate: string;
  startsAt: string;
}

/** A booking's day and time by the reader's own clock; null where that shows what the booking says anyway. */
export function inReadersZone(
  booking: BookedTime,
  zone: string,
): (BookedTime & { meetingTimezone: string }) | null {
  if (isUnknownInstant(booking.startsAt) || !booking.meetingTime) return null;
  const { date, time } = wallClock(booking.startsAt, zone);
  if (date === booking.meetingDate && time === clock24(booking)) return null;
  return { startsAt: booking.startsAt, meetingDate: date, ...fromClock24(time), meetingTimezone: zone };
}

/** The reader's own day of a start, YYYY-MM-DD; as it was booked where nobody knows the instant. */
export function readerDay(
  { meetingDate, startsAt }: Pick<BookedTime, 'meetingDate' | 'startsAt'>,
  zone: string,
): string {
  return isUnknownInstant(startsAt) ? meetingDate : wallClock(startsAt, zone).date;
}

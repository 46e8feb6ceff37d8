import { dateTimeFormat } from '../domain/dateTimeFormat';
import { clock24, type MeetingTime } from '../domain/meetingTime';
import { isUnknownInstant } from '../domain/unknownInstant';
import { formatClock, formatInstant } from './formatInstant';

interface BookedTime extends MeetingTime {
  meetingDate: string;
  startsAt: string;
}

/**
 * When a booking starts by the reader's own clock, or null where that is what the booking says anyway. The day
 * is named only where it is another one.
 */
export function readerTime(booking: BookedTime, locale: string, zone: string): string | null {
  if (isUnknownInstant(booking.startsAt)) return null;
  const [date, time] = wallTime(booking.startsAt, zone);
  if (date !== booking.meetingDate) return formatInstant(booking.startsAt, locale, zone);
  return time === clock24(booking) ? null : formatClock(booking.startsAt, locale, zone);
}

/** Swedish writes dates and times as ISO 8601 does. */
function wallTime(iso: string, zone: string): [date: string, time: string] {
  const text = dateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso));
  return [text.slice(0, 10), text.slice(11, 16)];
}

import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { BookingStatus } from '../../../shared/domain/booking/bookingLife';
import { isFixedZone } from '../../../shared/domain/time/timeZones';
import { newcomersFirst } from '../limits/newcomersFirst';

/** A booking as calendars understand it. */
export interface CalendarEntry {
  bookingId: string;
  /** rises with every change, so that a calendar knows which of two files is the newer one */
  sequence: number;
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
  /** when this was written */
  stamp: Date;
  summary: string;
  description: string;
  url: string;
}

export interface CalendarMail {
  /** the reader's address */
  attendee: string;
  /** whom the mail comes from: calendars believe nobody else */
  organizer: { name: string; email: string };
}

const LOST: readonly BookingStatus[] = ['cancelled', 'declined', 'expired'];

/**
 * One booking as an iCalendar file (RFC 5545, RFC 5546): for a mail an invitation or its cancellation, otherwise
 * one to keep. Times are instants in UTC, so both sides' calendars show the same moment in their own zones.
 */
export function calendarFile(entry: CalendarEntry, mail?: CalendarMail): string {
  const calendar = createCalendar();
  // A method is a message from an organizer (RFC 5546); what one keeps has neither.
  if (mail) calendar.method(methodOf(entry));
  addEntry(calendar, entry, mail);
  return textOf(calendar);
}

/** Take five to ten milliseconds to write; between them a feed waits for a round of all that are at work. */
const ENTRIES_AT_ONCE = 20;
const [FIRST, LAST] = ['BEGIN:VEVENT', 'END:VCALENDAR'];

/**
 * Many bookings as one file that a calendar reads again and again; `zone` is the reader's own, where they named one. Others have
 * their turn in between, and who comes is let in: a thousand entries take a third of a second, with long titles half of one.
 */
export async function calendarFeed(
  name: string,
  entries: readonly CalendarEntry[],
  zone: string | null,
): Promise<string> {
  const calendar = createCalendar();
  calendar.name(name);
  // Only what a calendar shows itself in, by a name that calendars know: the entries' times stay instants in UTC.
  if (zone && !isFixedZone(zone)) calendar.x('X-WR-TIMEZONE', zone);
  const pieces: string[] = [];
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) {
    const some = createCalendar();
    for (const entry of entries.slice(at, at + ENTRIES_AT_ONCE)) addEntry(some, entry);
    const text = textOf(some);
    pieces.push(text.slice(text.indexOf(FIRST), text.lastIndexOf(LAST)));
    await newcomersFirst();
  }
  const whole = textOf(calendar);
  const end = whole.lastIndexOf(LAST);
  return [whole.slice(0, end), ...pieces, whole.slice(end)].join('');
}

/** The name of a mailed calendar file in its content type. */
export function calendarType(entry: CalendarEntry): string {
  return `text/calendar; charset=utf-8; method=${methodOf(entry)}`;
}

/** Every line ends with CRLF, the last one too (RFC 5545, section 3.1). */
function textOf(calendar: ReturnType<typeof ical>): string {
  return `${calendar.toString().trimEnd()}\r\n`;
}

function createCalendar() {
  return ical({ prodId: { company: 'Dragoman', product: 'Dragoman', language: 'EN' } });
}

function methodOf({ status }: CalendarEntry): ICalCalendarMethod {
  return LOST.includes(status) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
}

function addEntry(calendar: ReturnType<typeof ical>, entry: CalendarEntry, mail?: CalendarMail): void {
  calendar.createEvent({
    id: `${entry.bookingId}@dragoman`,
    // Changes by time raise no version, and must still replace the entry that was sent before.
    sequence: entry.status === 'expired' ? entry.sequence + 1 : entry.sequence,
    start: entry.startsAt,
    end: entry.endsAt,
    stamp: entry.stamp,
    summary: entry.summary,
    description: entry.description,
    url: entry.url,
    status: statusOf(entry.status),
    ...(mail && {
      organizer: mail.organizer,
      attendees: [
        {
          email: mail.attendee,
          role: ICalAttendeeRole.REQ,
          // Answers are given in Dragoman, not by calendar.
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ],
    }),
  });
}

function statusOf(status: BookingStatus): ICalEventStatus {
  if (LOST.includes(status)) return ICalEventStatus.CANCELLED;
  return status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { Message } from '../../../shared/contract/bookings/message';
import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';

export type TimelineItem =
  { kind: 'message'; at: string; message: Message } | { kind: 'booking'; at: string; booking: BookingRecord };

export interface TimelineDay {
  /** of the reader's calendar, YYYY-MM-DD */
  day: string;
  items: TimelineItem[];
}

/**
 * Messages and the requests between them, in the order of time and by the reader's days. While earlier messages have
 * not been read, bookings from before the first one wait as well.
 */
export function timelineOf(
  messages: readonly Message[],
  bookings: readonly BookingRecord[],
  hasEarlier: boolean,
  zone: string,
): TimelineDay[] {
  const since = hasEarlier ? (messages[0]?.sent_at ?? '') : '';
  const items: TimelineItem[] = [
    ...messages.map((message) => ({ kind: 'message' as const, at: message.sent_at, message })),
    ...bookings
      .filter(({ createdAt }) => createdAt >= since)
      .map((booking) => ({ kind: 'booking' as const, at: booking.createdAt, booking })),
  ];
  // Sorting is stable, so messages of one instant keep the order of their numbers.
  items.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  const days: TimelineDay[] = [];
  for (const item of items) {
    const day = dayOf(item.at, zone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** Swedish writes dates as ISO 8601 does. */
function dayOf(iso: string, zone: string): string {
  return dateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(new Date(iso));
}

/** Whether somebody says here what does not follow words of their own. */
export function beginsToSpeak(items: readonly TimelineItem[], index: number, personId: string): boolean {
  const isTheirs = (item: TimelineItem | undefined) =>
    item?.kind === 'message' && item.message.author_id === personId;
  return isTheirs(items[index]) && !isTheirs(items[index - 1]);
}

import { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { groupBookings } from '../../entities/booking/panel/groupBookings';

const KEY = 'nextBookings';
const MOST = 10;

export interface Tickets {
  /** epoch milliseconds */
  readAt: number;
  /** agreed or asked for, and not over; the next one first */
  bookings: BookingRecord[];
}

/**
 * Keeps the next bookings on the device, for when there is no connection, without what the client described, which no ticket
 * shows. Signing out wipes them with all else.
 */
export function writeTickets(storage: Storage, bookings: readonly BookingRecord[], now: number): void {
  const upcoming = groupBookings(bookings, now).upcoming.slice(0, MOST);
  const tickets = upcoming.map((each) => ({ ...each, meetingDescription: '' }));
  try {
    storage.setItem(KEY, JSON.stringify({ readAt: now, bookings: tickets }));
  } catch {
    // no room: there is no ticket, and nothing else is worse
  }
}

/** Null where nothing was kept, or nothing that can be read. */
export function readTickets(storage: Storage, now: number): Tickets | null {
  try {
    const { readAt, bookings } = JSON.parse(storage.getItem(KEY) ?? 'null') as Tickets;
    const readable = bookings.map((each) => BookingRecord.parse(each));
    return { readAt: Number(readAt), bookings: groupBookings(readable, now).upcoming };
  } catch {
    return null;
  }
}

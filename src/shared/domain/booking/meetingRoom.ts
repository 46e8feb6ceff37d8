import { JOIN_OPENS_BEFORE_MS, type BookingStatus } from './bookingLife';

/** Where a meeting is held that needs nobody else's platform; the specification's four stand beside it. */
export const ROOM_PLATFORM = 'Dragoman room';

/** Everybody hears everybody, or a floor with one channel a language. */
export const ROOM_MODES = ['consecutive', 'simultaneous'] as const;
export type RoomMode = (typeof ROOM_MODES)[number];

/** Browsers are connected to each other: more than so many would each send too much. */
export const MOST_IN_ROOM = 6;
/**
 * Guests who may wait for somebody to let them in, of those who asked of late and of all: who asked long ago may have gone home
 * without a word. Links that may stand open at once.
 */
export const MOST_WAITING_GUESTS = 8;
export const WAITS_OF_LATE_MS = 15 * 60_000;
export const MOST_WAITING_IN_ALL = 40;
export const MOST_GUEST_LINKS = 6;
/** Who may ask to be let into one meeting, from its first link to its end. */
export const MOST_GUESTS = 300;
export const GUEST_NAME_MAX_LENGTH = 60;

/** Of one signal, in UTF-8: an offer with sound, camera and screen has about a sixth of it. */
export const SIGNAL_MAX_BYTES = 64 * 1024;
/** Signals that wait for one person, of all the others and of one of them, and their bytes; who reads takes them away. */
export const MOST_WAITING_SIGNALS = 200;
export const MOST_WAITING_OF_ONE = 80;
export const MOST_WAITING_SIGNAL_BYTES = 2 * 1024 * 1024;
/** Signals in one answer. */
export const SIGNALS_A_PIECE = 50;
export const MOST_SIGNALS_A_MINUTE = 900;

/** A page asks every 20 seconds; one that asks for nothing for so long is gone, as far as the others can see. */
export const SEEN_WITHIN_MS = 60_000;
/** A room ends at the latest so long after its meeting should have. */
export const LONGEST_OVERTIME_MS = 2 * 3_600_000;
/** Coming so long after the start is late, leaving so long before the end is early; less is nobody's business. */
export const PUNCTUAL_WITHIN_MS = 5 * 60_000;
/** Guests, links and visits of a meeting that is over are forgotten after that. */
export const ROOM_KEPT_MS = 24 * 3_600_000;

/** The state of a meeting for everybody who may enter its room. */
export type MeetingPhase =
  /** not agreed yet, or too early */
  | 'early'
  | 'open'
  /** its time is over, and its interpreter is still there */
  | 'overtime'
  | 'over'
  /** cancelled, declined or expired */
  | 'off';

interface MeetingFacts {
  /** its bookings, one for each interpreter; at least one. Instants are epoch milliseconds */
  bookings: readonly { status: BookingStatus; startsAt: number; endsAt: number }[];
  isEnded: boolean;
  isInterpreterThere: boolean;
}

const AGREED: readonly BookingStatus[] = ['confirmed', 'in_progress', 'completed'];

export function isAgreed({ status }: { status: BookingStatus }): boolean {
  return AGREED.includes(status);
}

/** From the first start to the last end of those that are agreed, or of all where none is. */
export function meetingTime(bookings: MeetingFacts['bookings']): { startsAt: number; endsAt: number } {
  const agreed = bookings.filter(isAgreed);
  const counted = agreed.length > 0 ? agreed : bookings;
  return {
    startsAt: Math.min(...counted.map(({ startsAt }) => startsAt)),
    endsAt: Math.max(...counted.map(({ endsAt }) => endsAt)),
  };
}

export function meetingPhase(meeting: MeetingFacts, now: number): MeetingPhase {
  const { bookings, isEnded, isInterpreterThere } = meeting;
  const { startsAt, endsAt } = meetingTime(bookings);
  const agreed = bookings.filter(isAgreed);
  if (agreed.length === 0) {
    return bookings.some(({ status }) => status === 'pending') && now < startsAt ? 'early' : 'off';
  }
  if (isEnded) return 'over';
  if (now < startsAt - JOIN_OPENS_BEFORE_MS) return 'early';
  if (now < endsAt) return agreed.every(({ status }) => status === 'completed') ? 'over' : 'open';
  return isInterpreterThere && now < endsAt + LONGEST_OVERTIME_MS ? 'overtime' : 'over';
}

/** Whole minutes that somebody came late, or left early; null where they were punctual. */
export function minutesLate(at: number, startsAt: number): number | null {
  return at - startsAt >= PUNCTUAL_WITHIN_MS ? Math.floor((at - startsAt) / 60_000) : null;
}

export function minutesEarly(leftAt: number, endsAt: number): number | null {
  return endsAt - leftAt >= PUNCTUAL_WITHIN_MS ? Math.floor((endsAt - leftAt) / 60_000) : null;
}

/** Facts about a room that a booking's history keeps, beside the check-in that begins it and the word that ends it. */
export const ROOM_ACTIONS = ['enter', 'absent', 'leave_early', 'overtime', 'end_overtime'] as const;
export type RoomAction = (typeof ROOM_ACTIONS)[number];

/** The clock time of a meeting as the specification's payload writes it: twelve hours and a half of the day. */
export const DAY_HALVES = ['AM', 'PM'] as const;
export type DayHalf = (typeof DAY_HALVES)[number];

export interface MeetingTime {
  /** `hh:mm`, from 01:00 to 12:59 */
  meetingTime: string;
  meetingAmPm: DayHalf;
}

export const MEETING_TIME_PATTERN = /^(0[1-9]|1[0-2]):[0-5]\d$/;

/**
 * Reads what a person typed: `9:30`, `09:30`, `930`, `9`, `2:30 pm`, `14:30`. A clock of 24 hours settles the
 * half of the day; otherwise the half already chosen holds, or business hours decide where none is: 7 to 11 are in the
 * morning, 12 to 6 in the afternoon. Full-width signs, as a Japanese keyboard writes them,
 * count as theirs. Null when it is no time at all.
 */
export function readTypedTime(typed: string, half: DayHalf | ''): MeetingTime | null {
  const match = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(am|pm|a\.m\.|p\.m\.)?$/i.exec(
    typed.normalize('NFKC').trim(),
  );
  if (!match) return null;
  const hour = Number(match[1]);
  const minutes = match[2] ?? '00';
  const said = match[3] ? (match[3].toLowerCase().startsWith('p') ? 'PM' : 'AM') : null;
  if (hour > 23 || (said && (hour > 12 || hour === 0))) return null;
  const chosen: DayHalf = said ?? (hour > 12 ? 'PM' : hour === 0 ? 'AM' : half || businessHalf(hour));
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return { meetingTime: `${String(twelve).padStart(2, '0')}:${minutes}`, meetingAmPm: chosen };
}

const businessHalf = (hour: number): DayHalf => (hour >= 7 && hour < 12 ? 'AM' : 'PM');

/** The same hour of the other half of the day. */
export function otherHalf({ meetingTime, meetingAmPm }: MeetingTime): MeetingTime {
  return { meetingTime, meetingAmPm: meetingAmPm === 'AM' ? 'PM' : 'AM' };
}

/** `hh:mm` on a clock of 24 hours. */
export function clock24({ meetingTime, meetingAmPm }: MeetingTime): string {
  const [hour = '12', minutes = '00'] = meetingTime.split(':');
  const base = Number(hour) % 12;
  return `${String(meetingAmPm === 'PM' ? base + 12 : base).padStart(2, '0')}:${minutes}`;
}

/** The same time of `hh:mm` on a clock of 24 hours, as the payload writes it. */
export function fromClock24(time: string): MeetingTime {
  const [hour = '00', minutes = '00'] = time.split(':');
  const twelve = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12;
  return {
    meetingTime: `${String(twelve).padStart(2, '0')}:${minutes}`,
    meetingAmPm: Number(hour) < 12 ? 'AM' : 'PM',
  };
}

/** A time that a person typed, as `hh:mm` on a clock of 24 hours, which holds where no half of the day is said. */
export function readTypedClock(typed: string): string | null {
  const plain = typed.normalize('NFKC').trim();
  if (/^24(?:[:.h]?00)?$/.test(plain)) return '00:00';
  const time = readTypedTime(plain, plain.startsWith('12') ? 'PM' : 'AM');
  return time && clock24(time);
}

/** Stands where a booking's record does not say when; no meeting was ever then. */
export const UNKNOWN_INSTANT = new Date(0).toISOString();

export function isUnknownInstant(iso: string): boolean {
  return Date.parse(iso) === 0;
}

import { clock24, type MeetingTime } from './meetingTime';
import { runtimeZone } from './timeZones';

export interface WallTime extends MeetingTime {
  /** `YYYY-MM-DD` */
  meetingDate: string;
  /** PDT, EST, GMT or an IANA name */
  meetingTimezone: string;
  /** settles an hour that happens twice, e.g. `-07:00` */
  meetingUtcOffset?: string;
}

/** A wall time is one instant, or does not exist that day, or exists twice (the clocks change). */
export type MeetingInstant =
  | { kind: 'exact'; at: Date }
  | { kind: 'missing'; clockMovesTo: string }
  | { kind: 'doubled'; offsets: [string, string] };

/**
 * The instant that a wall time in a zone means. Never guesses: see `MeetingInstant`.
 * Throws RangeError where date or zone are not of their form; check those first.
 * Source of the rule: Temporal's disambiguation (tc39.es/proposal-temporal, `ToTemporalZonedDateTime`).
 */
export function meetingInstant(wall: WallTime): MeetingInstant {
  const zone = runtimeZone(wall.meetingTimezone);
  const local = Temporal.PlainDateTime.from(`${wall.meetingDate}T${clock24(wall)}`);
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return exact(earlier);
  if (!later.toPlainDateTime().equals(local)) {
    return { kind: 'missing', clockMovesTo: later.toPlainTime().toString({ smallestUnit: 'minute' }) };
  }
  const chosen = [earlier, later].find(({ offset }) => offset === wall.meetingUtcOffset);
  return chosen ? exact(chosen) : { kind: 'doubled', offsets: [earlier.offset, later.offset] };
}

function exact(time: Temporal.ZonedDateTime): MeetingInstant {
  return { kind: 'exact', at: new Date(time.epochMilliseconds) };
}

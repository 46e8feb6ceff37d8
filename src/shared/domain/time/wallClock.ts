import { dateTimeFormat } from '../text/intlFormats';
import { fromClock24 } from './meetingTime';
import type { WallTime } from './meetingInstant';
import { intlZone, runtimeZone } from './timeZones';

/** Calendar and clock of a zone that can be booked in at an instant: `YYYY-MM-DD` and `hh:mm` of 24 hours. */
export function wallClock(at: Date | string | number, zone: string): { date: string; time: string } {
  // Swedish writes dates and times as ISO 8601 does.
  const format = dateTimeFormat('sv-SE', {
    timeZone: intlZone(zone),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const text = format.format(new Date(at));
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The instant at which the clocks of an IANA zone show `YYYY-MM-DD` and `hh:mm` of 24 hours: the inverse of `wallClock`.
 * It guesses where `meetingInstant` would ask: it is for records from elsewhere, which nobody can be asked about.
 */
export function instantOfWallClock(date: string, time: string, zone: string): Date {
  const local = Date.parse(`${date}T${time}Z`);
  let at = local;
  // by the offset at the guess, and once more where that lies beyond a change of the clocks
  for (let round = 0; round < 2; round += 1) {
    const shown = wallClock(at, zone);
    at += local - Date.parse(`${shown.date}T${shown.time}Z`);
  }
  return new Date(at);
}

/** The wall clock of a zone at an instant: the inverse of `meetingInstant`, so the offset is always given. */
export function wallTimeAt(instant: Date, zone: string): Required<WallTime> {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    runtimeZone(zone),
  );
  return {
    meetingDate: local.toPlainDate().toString(),
    ...fromClock24(local.toPlainTime().toString({ smallestUnit: 'minute' })),
    meetingTimezone: zone,
    meetingUtcOffset: local.offset,
  };
}

/** True for a `YYYY-MM-DD` that the calendar has; `Date` would take February 30th for March 1st. */
export function isRealDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(date)
  );
}

import { Temporal } from 'temporal-polyfill';
import { runtimeZone } from './timeZones';

/** A stretch of time on the clocks of a zone, as weekly hours and days off are compared with it. */
export interface LocalStretch {
  zone: string;
  /** YYYY-MM-DD, of the start */
  day: string;
  /** ISO 8601: 1 is Monday, 7 is Sunday; of the start */
  weekday: number;
  /** `hh:mm` of the start, on a clock of 24 hours */
  from: string;
  /** minutes from midnight before the start to the end: more than 1440 where it ends on another day */
  toMinute: number;
}

/** Instants are epoch milliseconds. A zone that this runtime does not know counts as UTC. */
export function localStretch(zone: string, startsAt: number, endsAt: number): LocalStretch {
  const start = atZone(Temporal.Instant.fromEpochMilliseconds(startsAt), zone);
  const minute = start.hour * 60 + start.minute;
  return {
    zone,
    day: start.toPlainDate().toString(),
    weekday: start.dayOfWeek,
    from: start.toPlainTime().toString().slice(0, 5),
    toMinute: minute + Math.ceil((endsAt - startsAt) / 60_000),
  };
}

function atZone(instant: Temporal.Instant, zone: string): Temporal.ZonedDateTime {
  try {
    return instant.toZonedDateTimeISO(runtimeZone(zone));
  } catch {
    return instant.toZonedDateTimeISO('UTC');
  }
}

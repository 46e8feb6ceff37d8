import { meetingInstant, type WallTime } from '../../../shared/domain/time/meetingInstant';
import { fromClock24 } from '../../../shared/domain/time/meetingTime';
import { isRealDate, wallClock, wallTimeAt } from '../../../shared/domain/time/wallClock';

interface Typed {
  date: string;
  /** `hh:mm` of 24 hours, or empty */
  time: string;
  zone: string;
  /** which hour is meant where it happens twice; empty for none */
  offset: string;
}

interface TypedTime {
  /** `YYYY-MM-DD` by the reader's calendar */
  day: string | null;
  /** epoch milliseconds; null where they mean no instant, or two */
  startsAt: number | null;
  /** of an hour that happens twice */
  offsets: readonly string[];
  /** where the clocks skip that time: what they show instead, `hh:mm` of 24 hours */
  clockMovesTo: string | null;
}

/** The meaning of the form's date, time and zone. */
export function typedTime({ date, time, zone, offset }: Typed, ownZone: string): TypedTime {
  const none = { startsAt: null, offsets: [], clockMovesTo: null };
  if (!isRealDate(date)) return { day: null, ...none };
  if (time === '') return { day: date, ...none };
  const wall = { meetingDate: date, ...fromClock24(time), meetingTimezone: zone };
  const open = meetingInstant(wall);
  const settled = offset === '' ? open : meetingInstant({ ...wall, meetingUtcOffset: offset });
  const startsAt = settled.kind === 'exact' ? settled.at.getTime() : null;
  return {
    day: startsAt === null ? date : wallClock(startsAt, ownZone).date,
    startsAt,
    offsets: open.kind === 'doubled' ? open.offsets : [],
    clockMovesTo: open.kind === 'missing' ? open.clockMovesTo : null,
  };
}

/** A start (epoch milliseconds) by the clocks of a zone; with its offset only where they show that time twice. */
export function wallTimeIn(zone: string, startsAt: number): WallTime {
  const { meetingUtcOffset, ...wall } = wallTimeAt(new Date(startsAt), zone);
  return meetingInstant(wall).kind === 'exact' ? wall : { ...wall, meetingUtcOffset };
}

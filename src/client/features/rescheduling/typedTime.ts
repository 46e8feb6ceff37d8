import { meetingInstant } from '../../../shared/domain/time/meetingInstant';
import { fromClock24 } from '../../../shared/domain/time/meetingTime';
import { isRealDate, wallClock } from '../../../shared/domain/time/wallClock';

interface Typed {
  date: string;
  /** `hh:mm` of 24 hours, or empty */
  time: string;
  zone: string;
  /** which hour is meant where it happens twice; empty for none */
  offset: string;
}

/** The form's date, time and zone by the reader's calendar, and the offsets of an hour that happens twice. */
export function typedTime({ date, time, zone, offset }: Typed, ownZone: string) {
  if (!isRealDate(date)) return { day: null, startsAt: null, offsets: [] };
  if (time === '') return { day: date, startsAt: null, offsets: [] };
  const wall = { meetingDate: date, ...fromClock24(time), meetingTimezone: zone };
  const open = meetingInstant(wall);
  const settled = offset === '' ? open : meetingInstant({ ...wall, meetingUtcOffset: offset });
  const startsAt = settled.kind === 'exact' ? settled.at.getTime() : null;
  return {
    day: startsAt === null ? date : wallClock(startsAt, ownZone).date,
    startsAt,
    offsets: open.kind === 'doubled' ? open.offsets : [],
  };
}

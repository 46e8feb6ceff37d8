import { isRealDate } from '../../../../shared/domain/time/wallClock';
import { meetingInstant } from '../../../../shared/domain/time/meetingInstant';
import { readTypedTime, type MeetingTime } from '../../../../shared/domain/time/meetingTime';
import { isBookableZone } from '../../../../shared/domain/time/timeZones';
import type { BookingDetails } from '../../../machines/bookingWizard/bookingDetails';

/** The form's date, time and zone as an instant, as far as they are filled in. */
export interface MeetingMoment {
  time: MeetingTime;
  /** where they mean one instant */
  startsAt: Date | null;
  /** where the clocks skip that time: what they show right after, `hh:mm` of 24 hours */
  clockMovesTo: string | null;
  /** where that time happens twice, whether one was chosen or not */
  offsets: [first: string, second: string] | null;
}

/** Null as long as one of the three is missing or unreadable. */
export function meetingMoment(details: BookingDetails): MeetingMoment | null {
  const time = readTypedTime(details.meetingTime, details.meetingAmPm);
  if (!time || !isRealDate(details.meetingDate) || !isBookableZone(details.meetingTimezone)) return null;
  const wall = { meetingDate: details.meetingDate, meetingTimezone: details.meetingTimezone, ...time };
  const open = meetingInstant(wall);
  const settled = meetingInstant({ ...wall, meetingUtcOffset: details.meetingUtcOffset ?? undefined });
  return {
    time,
    startsAt: settled.kind === 'exact' ? settled.at : null,
    clockMovesTo: open.kind === 'missing' ? open.clockMovesTo : null,
    offsets: open.kind === 'doubled' ? open.offsets : null,
  };
}

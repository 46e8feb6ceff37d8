import { z } from 'zod';
import { BookingRecord } from '../../shared/contract/bookings/bookingRecord';
import { durationMinutes, type MeetingDuration } from '../../shared/domain/booking/bookingChoices';
import { type BookingStatus, readStatus } from '../../shared/domain/booking/bookingLife';
import { instantOfWallClock, isRealDate } from '../../shared/domain/time/wallClock';
import {
  clock24,
  DAY_HALVES,
  type MeetingTime,
  readTypedTime,
  UNKNOWN_INSTANT,
} from '../../shared/domain/time/meetingTime';
import { intlZone, isBookableZone } from '../../shared/domain/time/timeZones';
import { lenientArray } from './base/lenientArray';

/**
 * As the lists take it: an id of any form, a status and a duration of any words. What is not ours is shown as it came
 * (gray; an hour), and nothing can be done with it.
 */
const ListedBooking = BookingRecord.extend({
  id: z.string(),
  client_id: z.string(),
  interpreter_id: z.string(),
  status: z.string().transform((raw) => (readStatus(raw) ?? raw) as BookingStatus),
  meetingDuration: z.string().transform((raw) => raw as MeetingDuration),
  selectedInterpreter: BookingRecord.shape.selectedInterpreter.extend({
    // an amount that is missing is shown as such, not as nothing owed
    pricePerHour: z.number().or(z.nan()),
    durationInHours: z.number().or(z.nan()),
    totalFee: z.number().or(z.nan()),
  }),
});

/** Bookings as the specification lists them; what a record lacks is what its screens show as 'N/A'. */
export const bookingList = lenientArray(ListedBooking, (raw, index) => {
  const startsAt = startOf(raw);
  const minutes = durationMinutes(textIn(raw, 'meetingDuration'));
  return {
    id: `unknown-${index}`,
    client_id: '',
    interpreter_id: '',
    meetingTitle: '',
    meetingSubject: '',
    meetingDescription: '',
    meetingDate: '',
    meetingTime: '',
    meetingAmPm: timeOf(raw)?.meetingAmPm ?? DAY_HALVES[0],
    meetingTimezone: '',
    meetingUtcOffset: null,
    meetingDuration: '',
    hostPlatform: '',
    interpreterBookingFrom: '',
    interpreterBookingTo: '',
    status: 'pending',
    startsAt: startsAt?.toISOString() ?? UNKNOWN_INSTANT,
    endsAt: startsAt ? new Date(startsAt.getTime() + minutes * 60_000).toISOString() : UNKNOWN_INSTANT,
    respondBy: startsAt?.toISOString() ?? UNKNOWN_INSTANT,
    createdAt: UNKNOWN_INSTANT,
    version: 1,
    cancellation: null,
    leastCancellation: null,
    proposal: null,
    aftermath: null,
    clientName: '',
    clientAvatar: null,
    clientEmail: '',
    clientStanding: { rating: null, reviews: 0 },
    selectedInterpreter: {
      name: '',
      avatar: null,
      pricePerHour: Number.NaN,
      durationInHours: Number.NaN,
      totalFee: Number.NaN,
    },
  };
});

/**
 * The instant that date, time and zone mean; null where they mean none. The specification's record names no zone: one
 * that is missing or unknown is the reader's own, as they will read the time.
 */
function startOf(raw: Readonly<Record<string, unknown>>): Date | null {
  const meetingDate = textIn(raw, 'meetingDate');
  const zone = textIn(raw, 'meetingTimezone');
  const time = timeOf(raw);
  if (!time || !isRealDate(meetingDate)) return null;
  return isBookableZone(zone)
    ? instantOfWallClock(meetingDate, clock24(time), intlZone(zone))
    : new Date(`${meetingDate}T${clock24(time)}`);
}

/** The time of day, unless it may be in either half of it. */
function timeOf(raw: Readonly<Record<string, unknown>>): MeetingTime | null {
  const said = textIn(raw, 'meetingAmPm').trim().toUpperCase();
  const half = DAY_HALVES.find((each) => each === said);
  const typed = textIn(raw, 'meetingTime');
  const [first, other] = (half ? [half] : DAY_HALVES).map((each) => readTypedTime(typed, each));
  return first && (!other || other.meetingAmPm === first.meetingAmPm) ? first : null;
}

function textIn(raw: Readonly<Record<string, unknown>>, field: string): string {
  const value = raw[field];
  return typeof value === 'string' ? value : '';
}

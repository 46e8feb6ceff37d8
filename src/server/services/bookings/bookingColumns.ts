import type { BookingPayload } from '../../../shared/contract/bookings/bookingRecord';
import type { AgreedPrice } from './agreePrice';
import type { PlannedMeeting } from './planMeeting';

/** What a request says, as it is stored; the same columns when it is made and when it is changed. */
export function bookingColumns(request: BookingPayload, meeting: PlannedMeeting, price: AgreedPrice) {
  return {
    host_platform: request.hostPlatform,
    title: request.meetingTitle,
    subject: request.meetingSubject,
    description: request.meetingDescription,
    meeting_date: request.meetingDate,
    meeting_time: request.meetingTime,
    meeting_half: request.meetingAmPm,
    meeting_zone: request.meetingTimezone,
    meeting_utc_offset: meeting.settledOffset,
    duration: request.meetingDuration,
    language_from: request.interpreterBookingFrom,
    language_to: request.interpreterBookingTo,
    starts_at: meeting.startsAt,
    ends_at: meeting.endsAt,
    hourly_price_cents: price.hourlyPriceCents,
    total_fee_cents: price.totalFeeCents,
  };
}

import type { BookingPayload } from '../../../../shared/contract/bookings/bookingRecord';
import type { BookingField } from '../../../../shared/domain/booking/bookingFields';
import { BOOKING_COLUMNS, type RequestColumns } from '../../../db/tables/bookingTables';
import type { AgreedPrice } from '../agreePrice';
import type { PlannedMeeting } from './planMeeting';

const PAIRS = Object.entries(BOOKING_COLUMNS) as [BookingField, keyof RequestColumns][];

/** What a request says, as it is stored; the same columns when it is made and when it is changed. */
export function bookingColumns(request: BookingPayload, meeting: PlannedMeeting, price: AgreedPrice) {
  const said = Object.fromEntries(PAIRS.map(([field, column]) => [column, request[field] ?? null]));
  return {
    ...(said as RequestColumns),
    meeting_utc_offset: meeting.settledOffset,
    starts_at: meeting.startsAt,
    ends_at: meeting.endsAt,
    hourly_price_cents: price.hourlyPriceCents,
    total_fee_cents: price.totalFeeCents,
  };
}

/** The request that a row holds, as the wire names its fields. */
export function requestOf(row: RequestColumns) {
  const said = Object.fromEntries(PAIRS.map(([field, column]) => [field, row[column]]));
  return said as { [Field in BookingField]: RequestColumns[(typeof BOOKING_COLUMNS)[Field]] };
}

import type {
  BookingRecord,
  Cancellation,
  TimeProposal,
  BookingPayload,
} from '../../../../shared/contract/bookings/bookingRecord';
import { durationHours } from '../../../../shared/domain/booking/bookingChoices';
import { type BookingMoments, statusAt } from '../../../../shared/domain/booking/bookingLife';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import { rescheduleStanding } from '../../../../shared/domain/booking/rescheduling';
import type { BookingRow } from './bookingRows';
import { problemOf } from '../../problems/service/problemOf';
import type { BookingField } from '../../../../shared/domain/booking/bookingFields';
import { BOOKING_COLUMNS, type RequestColumns } from '../../../db/tables/bookingTables';
import type { AgreedPrice } from '../agreePrice';
import type { PlannedMeeting } from './planMeeting';

const PAIRS = Object.entries(BOOKING_COLUMNS) as [BookingField, keyof RequestColumns][];

/** A stored booking as the wire tells it to its two parties at `now`. */
export function toBookingRecord(row: BookingRow, now: Date): BookingRecord {
  return {
    id: row.id,
    client_id: row.client_id,
    ...requestOf(row),
    status: statusAt(row.status, now.getTime(), bookingMoments(row)),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    respondBy: row.respond_by.toISOString(),
    createdAt: row.created_at.toISOString(),
    ...(row.confirmed_at_once && { confirmedAtOnce: true }),
    version: row.version,
    cancellation: cancellationOf(row),
    leastCancellation: row.least_cancellation,
    proposal: openProposalOf(row, now),
    aftermath: aftermathOf(row, now),
    clientName: fullName(row.client_first_name, row.client_last_name),
    clientAvatar: row.client_photo_url,
    clientEmail: row.client_email,
    clientStanding: { rating: row.client_rating, reviews: row.client_reviews },
    selectedInterpreter: {
      name: fullName(row.interpreter_first_name, row.interpreter_last_name),
      avatar: row.interpreter_photo_url,
      pricePerHour: eurosFromCents(row.hourly_price_cents),
      durationInHours: durationHours(row.duration),
      totalFee: eurosFromCents(row.total_fee_cents),
    },
  };
}

/** The proposal that waits for an answer at `now`, or null where none does. */
export function openProposalOf(row: BookingRow, now: Date): TimeProposal | null {
  const { proposal, proposal_expires_at: expires } = row;
  if (!proposal || !expires) return null;
  const moments = { status: row.status, startsAt: row.starts_at.getTime() };
  const asked = { ...moments, proposal: { by: proposal.by, expiresAt: expires.getTime() } };
  const standing = rescheduleStanding(proposal.by, asked, now.getTime());
  return standing === 'own' ? { ...proposal, expiresAt: expires.toISOString() } : null;
}

function aftermathOf(row: BookingRow, now: Date): BookingRecord['aftermath'] {
  if (statusAt(row.status, now.getTime(), bookingMoments(row)) !== 'completed') return null;
  return {
    interpreterCheckedIn: row.interpreter_checked_in,
    confirmedBy: row.held_said_by,
    problem: problemOf(row),
  };
}

function cancellationOf(row: BookingRow): Cancellation | null {
  const { cancelled_by: by, cancelled_at: at, cancellation_fee_cents: cents } = row;
  if (by === null || at === null) return null;
  return { by, at: at.toISOString(), fee: eurosFromCents(cents ?? 0) };
}

function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}

/** A stored booking's instants as the rules of its life take them. */
export function bookingMoments(row: { starts_at: Date; ends_at: Date; respond_by: Date }): BookingMoments {
  return {
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    respondBy: row.respond_by.getTime(),
  };
}

/** A request's columns, the same when it is made and when it is changed. */
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

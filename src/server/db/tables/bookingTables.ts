import type { ColumnType, Generated } from 'kysely';
import type { BookingPayload } from '../../../shared/contract/bookings/bookingRecord';
import type { BookingField } from '../../../shared/domain/booking/bookingFields';
import type { BookingAction, BookingActor, BookingStatus } from '../../../shared/domain/booking/bookingLife';
import type { CancellingParty, LeastTerms } from '../../../shared/domain/booking/cancellationFee';
import type { DayHalf } from '../../../shared/domain/time/meetingTime';
import type { ReminderKind } from '../../../shared/domain/booking/reminders';
import type { AftermathAction, ProblemOutcome } from '../../../shared/domain/booking/aftermath';
import type { ReviewAuthor } from '../../../shared/domain/booking/reviews';
import type { RescheduleAction } from '../../../shared/domain/booking/rescheduling';
import type { RoomAction } from '../../../shared/domain/booking/meetingRoom';

/**
 * The column of each field of a request, by the field's name on the wire. What is asked, stored, read and answered follows
 * from it, in the record's order: the row's type, `bookingColumns`, `selectBookings` and `toBookingRecord`.
 */
export const BOOKING_COLUMNS = {
  interpreter_id: 'interpreter_id',
  meetingTitle: 'title',
  meetingSubject: 'subject',
  meetingDescription: 'description',
  referenceNumber: 'reference_number',
  /** as typed: date, hh:mm, half of the day, zone, and the offset that settled a doubled hour */
  meetingDate: 'meeting_date',
  meetingTime: 'meeting_time',
  meetingAmPm: 'meeting_half',
  meetingTimezone: 'meeting_zone',
  meetingUtcOffset: 'meeting_utc_offset',
  meetingDuration: 'duration',
  hostPlatform: 'host_platform',
  interpreterBookingFrom: 'language_from',
  interpreterBookingTo: 'language_to',
} as const satisfies Record<BookingField, string>;

export type RequestColumns = {
  [Field in BookingField as (typeof BOOKING_COLUMNS)[Field]]: Stored<BookingPayload[Field]>;
};

/** A field that a request may leave out is null in its column. */
type Stored<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

export interface BookingsTable extends RequestColumns {
  id: string;
  client_id: string;
  status: BookingStatus;
  starts_at: Date;
  ends_at: Date;
  /** generated from the two; carries the exclusion constraint */
  during: ColumnType<string, never, never>;
  respond_by: Date;
  hourly_price_cents: number;
  total_fee_cents: number;
  created_at: Date;
  updated_at: Date;
  /** of which this is one interpreter's seat; a meeting of its own where none is named */
  meeting_id: Generated<string>;
  /** counts what people change, from 1; what time does shows in the status */
  version: Generated<number>;
  /** all three are set where the booking was cancelled */
  cancelled_by: Generated<CancellingParty | null>;
  cancelled_at: Generated<Date | null>;
  /** what the client owes for it */
  cancellation_fee_cents: Generated<number | null>;
  /** what cancelling costs at least, since it was moved at the client's wish */
  least_cancellation: Generated<LeastTerms | null>;
  /** open while the booking is confirmed and the moment beside it has not come */
  proposal: Generated<StoredProposal | null>;
  proposal_expires_at: Generated<Date | null>;
  /** what the platform keeps of it, by the interpreter's tier when it was made */
  platform_percent: Generated<number>;
  /** it needed no answer of its interpreter, who confirms at once */
  confirmed_at_once: Generated<boolean>;
  /** which parties said that the session took place */
  held_said_by: Generated<CancellingParty[]>;
  /** what was reported about it; all three or none */
  problem_by: Generated<CancellingParty | null>;
  problem_text: Generated<string | null>;
  problem_at: Generated<Date | null>;
  /** what the other side says to it; both or none */
  problem_answer: Generated<string | null>;
  problem_answered_at: Generated<Date | null>;
  /** whose admins decide about it: the interpreter's institute when it was reported */
  problem_institute_id: Generated<string | null>;
  /** what an admin decided about it */
  problem_outcome: Generated<ProblemOutcome | null>;
  /** what is owed instead of the fee; there where the outcome is partial, and only there */
  problem_amount_cents: Generated<number | null>;
  problem_reason: Generated<string | null>;
}

/** Whom a completed booking's invoice and a cancellation's fee name, as they were called then; written by a trigger. */
export interface InvoiceNamesTable {
  interpreter_id: string;
  booking_id: string;
  client_name: string;
  client_company: string | null;
  interpreter_name: string;
}

/** One side's review of the other after a completed booking; each side writes one. */
export interface ReviewsTable {
  interpreter_id: string;
  booking_id: string;
  client_id: string;
  author: ReviewAuthor;
  /** 1 to 4, the mean of the marks */
  rating: number;
  /** 1 to 4 each, as `REVIEW_CRITERIA` of the author orders them; null from before there were any */
  marks: number[] | null;
  body: string;
  written_at: Date;
  /** from when on others know of it: 14 days after the end, or when both sides' were given */
  revealed_at: Date;
  /** that it is revealed was noticed: standings were reckoned with it, and open pages told */
  is_reckoned: Generated<boolean>;
  /** whom it is about, where it is the one that counts of what its author said of them, see `countedReviews` */
  counts_for: Generated<string | null>;
  /** what the reviewed side says to it; both or none */
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
  /** an admin hid it, and why */
  hidden_at: Generated<Date | null>;
  hidden_for: Generated<string | null>;
}

/** Another time for a booking, as typed, and what it means in UTC (ISO 8601). */
export interface StoredProposal {
  by: CancellingParty;
  at: string;
  /** only in an interpreter's that answers what the client asked at most a day before */
  clientAskedAt?: string;
  meetingDate: string;
  meetingTime: string;
  meetingAmPm: DayHalf;
  meetingTimezone: string;
  meetingUtcOffset: string | null;
  startsAt: string;
  endsAt: string;
}

/** The content of a line of a booking's history. */
export type HistoryAction =
  | (BookingAction | RescheduleAction | AftermathAction | RoomAction)
  | ('request' | 'change' | 'accept_at_once');

export interface BookingEventsTable {
  id: Generated<number>;
  interpreter_id: string;
  booking_id: string;
  at: Date;
  /** an admin decides a reported problem and nothing else */
  actor: BookingActor | 'admin';
  actor_id: string | null;
  action: HistoryAction;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  details: ColumnType<unknown, string | null, never>;
}

/** Which reminders were promised. */
export interface BookingRemindersTable {
  interpreter_id: string;
  booking_id: string;
  /** 'review': who had not reviewed it two hours after it was over was asked to */
  kind: ReminderKind | 'review';
  /** of the session as it was then: a moved one is reminded of anew */
  starts_at: Date;
  queued_at: Date;
}

export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  /** SHA-256 of call and request, hex */
  request_hash: string;
  answer: ColumnType<unknown, string, string>;
  created_at: Date;
}

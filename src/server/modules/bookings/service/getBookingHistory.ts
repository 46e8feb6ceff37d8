import type { BookingHappening } from '../../../../shared/contract/bookings/booking';
import { AppError } from '../../../../shared/contract/base/errors';
import { CHANGED_FACTS } from '../../../../shared/domain/booking/bookingFields';
import type { CancellingParty } from '../../../../shared/domain/booking/cancellationFee';
import { isRevealed } from '../../../../shared/domain/booking/reviews';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import { listBookingEvents, type BookingEvent } from './bookingEvents';
import { findBookingRow, type BookingRow } from './bookingRows';
import type { ReviewRow } from '../../reviews/service/reviews';
import type { Caller, ServiceContext } from '../../../platform/context';
import { reviewsOfMeeting } from '../../reviews/service/meetingReviews';
import { partyOf } from './parties';

const CHANGED = Object.keys(CHANGED_FACTS) as (keyof typeof CHANGED_FACTS)[];

/** A booking's history, oldest first. Throws NOT_FOUND for everybody but its parties. */
export async function getBookingHistory(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<BookingHappening[]> {
  const booking = await findBookingRow(db.queries, id);
  const party = booking && partyOf(booking, caller);
  if (!party) throw new AppError('NOT_FOUND');
  const events = await listBookingEvents(db.queries, booking.interpreter_id, booking.id);
  const reviews = await reviewsOfMeeting(db.queries, booking);
  return happeningsOf(events, booking, { party, reviews, now: clock.now() });
}

interface HistoryReader {
  party: CancellingParty;
  /** those of the booking: one that the reader may not know of yet was not written, as far as they can see */
  reviews: readonly Pick<ReviewRow, 'author' | 'revealed_at'>[];
  now: Date;
}

/** A booking's history as one of its parties reads it. What time does is noted late, but happened at its moment. */
export function happeningsOf(
  events: readonly BookingEvent[],
  booking: BookingRow,
  { party, reviews, now }: HistoryReader,
): BookingHappening[] {
  const isBlind = reviews.some(
    ({ author, revealed_at }) => author !== party && !isRevealed(revealed_at.getTime(), now.getTime()),
  );
  return events
    .filter(({ action, actor }) => !(isBlind && action === 'review' && actor !== party))
    .map((event) => toHappening(event, booking))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function toHappening(event: BookingEvent, booking: BookingRow): BookingHappening {
  const details = detailsOf(event);
  const { feeCents, proposed, minutes } = details;
  return {
    at: event.at.toISOString(),
    actor: event.actor,
    actorName: event.actor === 'time' || event.actor === 'admin' ? '' : nameOf(booking, event.actor),
    action: event.action,
    status: event.to_status,
    changed: CHANGED.filter((fact) => CHANGED_FACTS[fact].some((column) => column in details)),
    fee: typeof feeCents === 'number' ? eurosFromCents(feeCents) : null,
    proposedStart: typeof proposed === 'string' ? proposed : null,
    minutes: typeof minutes === 'number' ? minutes : null,
  };
}

function detailsOf({ details }: BookingEvent): Record<string, unknown> {
  return typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {};
}

function nameOf(booking: BookingRow, party: 'client' | 'interpreter'): string {
  return `${booking[`${party}_first_name`]} ${booking[`${party}_last_name`]}`.trim();
}

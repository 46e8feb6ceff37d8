import type { BookingHappening } from '../../../shared/contract/bookings/booking';
import { AppError } from '../../../shared/contract/base/errors';
import { CHANGED_FACTS } from '../../../shared/domain/booking/bookingFields';
import { eurosFromCents } from '../../../shared/domain/money/money';
import { listBookingEvents, type BookingEvent } from '../../db/repositories/bookings/bookingEvents';
import { findBookingRow, type BookingRow } from '../../db/repositories/bookings/bookingRows';
import type { Caller, ServiceContext } from '../context';
import { partyOf } from './partyOf';

const CHANGED = Object.keys(CHANGED_FACTS) as (keyof typeof CHANGED_FACTS)[];

/** Who did what to a booking when, oldest first. Throws NOT_FOUND for everybody but its parties. */
export async function getBookingHistory(
  { db }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<BookingHappening[]> {
  const booking = await findBookingRow(db.queries, id);
  if (!booking || !partyOf(booking, caller)) throw new AppError('NOT_FOUND');
  const events = await listBookingEvents(db.queries, booking.interpreter_id, booking.id);
  return happeningsOf(events, booking);
}

/** A booking's history as both of its parties read it. What time does is noted late, but happened at its moment. */
export function happeningsOf(events: readonly BookingEvent[], booking: BookingRow): BookingHappening[] {
  return events
    .map((event) => toHappening(event, booking))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function toHappening(event: BookingEvent, booking: BookingRow): BookingHappening {
  const details = detailsOf(event);
  const { feeCents, proposed } = details;
  return {
    at: event.at.toISOString(),
    actor: event.actor,
    actorName: event.actor === 'time' || event.actor === 'admin' ? '' : nameOf(booking, event.actor),
    action: event.action,
    status: event.to_status,
    changed: CHANGED.filter((fact) => CHANGED_FACTS[fact].some((column) => column in details)),
    fee: typeof feeCents === 'number' ? eurosFromCents(feeCents) : null,
    proposedStart: typeof proposed === 'string' ? proposed : null,
  };
}

function detailsOf({ details }: BookingEvent): Record<string, unknown> {
  return typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {};
}

function nameOf(booking: BookingRow, party: 'client' | 'interpreter'): string {
  return `${booking[`${party}_first_name`]} ${booking[`${party}_last_name`]}`.trim();
}

import { sql } from 'kysely';
import type { BookingAction, BookingStatus } from '../../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../database';

/** Whose bookings are looked at; nobody's in particular means everybody's. */
export interface DueScope {
  interpreterId?: string;
  clientId?: string;
}

export interface DueMove {
  action: BookingAction;
  from: BookingStatus;
  to: BookingStatus;
  /** the column that holds the moment from which on the move is due */
  dueAt: 'respond_by' | 'ends_at';
}

/**
 * Moves up to `limit` bookings whose moment has come and writes their history, in one statement. Rows that another
 * transaction is busy with are left to it, so nobody waits and each booking moves once. Returns which moved.
 */
export async function moveDueBookings(
  queries: Queries,
  { action, from, to, dueAt }: DueMove,
  now: Date,
  scope: DueScope,
  limit: number,
): Promise<string[]> {
  const due = queries
    .selectFrom('bookings')
    .select(['interpreter_id', 'id'])
    .where('status', '=', from)
    .where(dueAt, '<=', now)
    .$if(scope.interpreterId !== undefined, (some) =>
      some.where('interpreter_id', '=', scope.interpreterId ?? ''),
    )
    .$if(scope.clientId !== undefined, (some) => some.where('client_id', '=', scope.clientId ?? ''))
    .orderBy(dueAt)
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const moved = await sql<{ booking_id: string }>`
    WITH due AS (${due}), moved AS (
      UPDATE bookings SET status = ${to}, updated_at = ${now} FROM due
      WHERE bookings.interpreter_id = due.interpreter_id AND bookings.id = due.id AND bookings.status = ${from}
      RETURNING bookings.interpreter_id, bookings.id, bookings.${sql.ref(dueAt)} AS at
    )
    INSERT INTO booking_events (interpreter_id, booking_id, at, actor, action, from_status, to_status)
    SELECT interpreter_id, id, at, 'time', ${action}, ${from}, ${to} FROM moved RETURNING booking_id`.execute(
    queries,
  );
  return moved.rows.map(({ booking_id }) => booking_id);
}

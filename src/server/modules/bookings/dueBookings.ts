import { sql } from 'kysely';
import type { BookingStatus } from '../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../db/database';

/** Whose bookings are looked at; nobody's in particular means everybody's. */
export interface DueScope {
  interpreterId?: string;
  clientId?: string;
}

export interface DueMove {
  from: BookingStatus;
  to: BookingStatus;
  /** the column that holds the moment from which on the move is due */
  dueAt: 'respond_by' | 'ends_at';
}

/** A booking that moved, and when that was due. */
export interface MovedBooking {
  id: string;
  client_id: string;
  interpreter_id: string;
  due_at: Date;
}

/**
 * Moves up to `limit` bookings whose moment has come. Rows that another transaction is busy with are left to it, so
 * nobody waits and each booking moves once. Returns which moved.
 */
export async function moveDueBookings(
  queries: Queries,
  { from, to, dueAt }: DueMove,
  now: Date,
  scope: DueScope,
  limit: number,
): Promise<MovedBooking[]> {
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
  const moved = await sql<MovedBooking>`
    WITH due AS (${due})
    UPDATE bookings SET status = ${to}, updated_at = ${now} FROM due
    WHERE bookings.interpreter_id = due.interpreter_id AND bookings.id = due.id AND bookings.status = ${from}
    RETURNING bookings.id, bookings.client_id, bookings.interpreter_id, bookings.${sql.ref(dueAt)} AS due_at`.execute(
    queries,
  );
  return moved.rows;
}

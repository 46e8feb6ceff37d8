import { TRANSITIONS, type BookingAction } from '../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../db/database';
import { moveDueBookings, type DueMove, type DueScope } from '../../db/repositories/bookings/dueBookings';
import { askWhetherHeld } from '../bookingMail/askWhetherHeld';
import { tellParties } from '../bookingMail/tellParties';

/** So that a long backlog does not become one long transaction. */
export const DUE_BATCH = 500;

/** The moment from which on time does what the rules of a booking's life say. */
const DUE_AT: Partial<Record<BookingAction, DueMove['dueAt']>> = {
  expire: 'respond_by',
  complete: 'ends_at',
};

const TIMED_MOVES: readonly DueMove[] = TRANSITIONS.filter(({ by }) => by.includes('time')).map(
  ({ action, from, to }) => {
    const dueAt = DUE_AT[action];
    if (!dueAt) throw new Error(`Nobody said when time does "${action}".`);
    return { action, from, to, dueAt };
  },
);

/**
 * Lets time do its part: unanswered requests past their deadline expire, sessions past their end are completed,
 * each with its line of history and each once, whoever else does the same. At most `DUE_BATCH` a move; returns how many moved.
 */
export async function expireOverdue(queries: Queries, now: Date, scope: DueScope = {}): Promise<number> {
  let moved = 0;
  for (const move of TIMED_MOVES) moved += await doMove(queries, move, now, scope);
  return moved;
}

/** Only the requests that hold an interpreter's time without right any more; returns how many there were. */
export async function expireRequestsOf(queries: Queries, interpreterId: string, now: Date): Promise<number> {
  let moved = 0;
  for (const move of TIMED_MOVES.filter(({ action }) => action === 'expire')) {
    moved += await doMove(queries, move, now, { interpreterId });
  }
  return moved;
}

/** Both parties are mailed about a request that ran out, in the same transaction. */
async function doMove(queries: Queries, move: DueMove, now: Date, scope: DueScope): Promise<number> {
  const moved = await moveDueBookings(queries, move, now, scope, DUE_BATCH);
  if (move.action === 'expire') await tellParties(queries, now, 'expired', moved);
  else await askWhetherHeld(queries, moved, now);
  return moved.length;
}

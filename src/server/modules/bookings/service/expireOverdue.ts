import { TRANSITIONS, type BookingAction } from '../../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../../db/database';
import { moveDueBookings, type DueMove, type DueScope } from '../dueBookings';
import type { EventName } from '../../../events/events';
import { publish } from '../../../events/publish';

/** So that a long backlog does not become one long transaction. */
export const DUE_BATCH = 500;

/** Moves that time makes: from which moment on, and by which event. */
const BY_TIME = {
  expire: { dueAt: 'respond_by', event: 'booking.expired' },
  complete: { dueAt: 'ends_at', event: 'booking.completed' },
} as const satisfies Partial<Record<BookingAction, { dueAt: DueMove['dueAt']; event: EventName }>>;

type TimedMove = DueMove & (typeof BY_TIME)[keyof typeof BY_TIME];

const isTimed = (action: BookingAction): action is keyof typeof BY_TIME => action in BY_TIME;

const TIMED_MOVES: readonly TimedMove[] = TRANSITIONS.filter(({ by }) => by.includes('time')).map(
  ({ action, from, to }) => {
    if (!isTimed(action)) throw new Error(`Nobody said when time does "${action}".`);
    return { from, to, ...BY_TIME[action] };
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
  for (const move of TIMED_MOVES.filter(({ event }) => event === 'booking.expired')) {
    moved += await doMove(queries, move, now, { interpreterId });
  }
  return moved;
}

async function doMove(queries: Queries, move: TimedMove, now: Date, scope: DueScope): Promise<number> {
  const moved = await moveDueBookings(queries, move, now, scope, DUE_BATCH);
  const byTime = { at: now, actor: 'time', actorId: null, from: move.from, to: move.to } as const;
  await publish(
    queries,
    move.event,
    moved.map(({ due_at: since, ...booking }) => ({ ...byTime, booking, since })),
  );
  return moved.length;
}

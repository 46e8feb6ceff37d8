import { sql, type RawBuilder } from 'kysely';
import { AppError } from '../../../../shared/contract/base/errors';
import { MOST_AHEAD } from '../../../../shared/domain/booking/atOnce';
import { HOLDING_STATUSES } from '../../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../../db/database';

/** How many bookings to come each side may have. */
export type MostAhead = Record<keyof typeof MOST_AHEAD, number>;

const HOLDING = sql.join(HOLDING_STATUSES.map((status) => sql.lit(status)));

/** How many bookings of a client are not over, and how many of them wait for an answer, counted no further than to `most`. */
export function countsOfClient(id: string, now: Date, most: number) {
  return sql<{ bookings_ahead: number; open_requests: number }>`(SELECT count(*)::integer AS bookings_ahead,
    (count(*) FILTER (WHERE status = 'pending' AND respond_by > ${now}))::integer AS open_requests
    FROM (SELECT status, respond_by FROM bookings WHERE client_id = ${id} AND status IN (${HOLDING})
      LIMIT ${most}) AS ahead)`;
}

/** How many bookings of an interpreter are not over, counted alike. */
export function countOfInterpreter(id: string, now: Date, most: number): RawBuilder<number> {
  // By the index that keeps two from overlapping: it holds nothing that is over.
  return sql<number>`(SELECT count(*)::integer FROM (SELECT FROM bookings WHERE interpreter_id = ${id}
    AND during && tstzrange(${now}, NULL) AND status IN (${HOLDING}) LIMIT ${most}) AS ahead)`;
}

/** Throws TOO_MANY_BOOKINGS where a client has as many bookings to come as they may have. */
export async function refuseTooManyAhead(queries: Queries, clientId: string, now: Date): Promise<void> {
  const counts = countsOfClient(clientId, now, MOST_AHEAD.client).as('held');
  const held = await queries.selectFrom(counts).select('bookings_ahead').executeTakeFirstOrThrow();
  if (held.bookings_ahead >= MOST_AHEAD.client) throw tooManyBookings(MOST_AHEAD.client);
}

export function tooManyBookings(limit: number): AppError {
  return new AppError('TOO_MANY_BOOKINGS', { details: { limit } });
}

import { sql, type RawBuilder } from 'kysely';
import { AppError } from '../../../../shared/contract/base/errors';
import { MOST_AHEAD } from '../../../../shared/domain/booking/atOnce';
import { HOLDING_STATUSES } from '../../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../../db/database';

/** How many bookings to come each side may have. */
export type MostAhead = Record<keyof typeof MOST_AHEAD, number>;

const HOLDING = sql.join(HOLDING_STATUSES.map((status) => sql.lit(status)));

/** How many bookings of a client are not over, counted no further than to `most`. */
export function countOfClient(id: string, most: number): RawBuilder<number> {
  return counted(sql`client_id = ${id}`, most);
}

/** The same of an interpreter. */
export function countOfInterpreter(id: string, now: Date, most: number): RawBuilder<number> {
  // By the index that keeps two from overlapping: it holds nothing that is over.
  return counted(sql`interpreter_id = ${id} AND during && tstzrange(${now}, NULL)`, most);
}

const counted = (whose: RawBuilder<unknown>, most: number) =>
  sql<number>`(SELECT count(*)::integer FROM (SELECT FROM bookings WHERE ${whose} AND status IN (${HOLDING})
    LIMIT ${most}) AS ahead)`;

/** Throws TOO_MANY_BOOKINGS where a client has as many bookings to come as they may have. */
export async function refuseTooManyAhead(queries: Queries, clientId: string): Promise<void> {
  const count = countOfClient(clientId, MOST_AHEAD.client);
  const { rows } = await sql<{ ahead: number }>`SELECT ${count} AS ahead`.execute(queries);
  if (rows[0]!.ahead >= MOST_AHEAD.client) throw tooManyBookings(MOST_AHEAD.client);
}

export function tooManyBookings(limit: number): AppError {
  return new AppError('TOO_MANY_BOOKINGS', { details: { limit } });
}

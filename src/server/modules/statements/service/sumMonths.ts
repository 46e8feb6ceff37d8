import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../../db/database';

export interface MonthBounds {
  month: string;
  from: Date;
  to: Date;
}

export interface MonthSums {
  month: string;
  session_cents: number;
  ahead_cents: number;
  cancellation_cents: number;
  undecided: number;
}

/** A completed booking's price, and whether it is owed, by `owedFor`. */
export const OWED_CENTS = sql`coalesce(bookings.problem_amount_cents, bookings.total_fee_cents)`;
export const IS_SETTLED = sql`(bookings.problem_by IS NULL OR bookings.problem_outcome IN ('counts', 'partial'))`;

type Party = 'client_id' | 'interpreter_id';

/** When a person's first and last booking begin; null for who has none. */
export async function findBookedTime(
  queries: Queries,
  party: Party,
  userId: string,
): Promise<{ first: Date; last: Date } | null> {
  const found = await queries
    .selectFrom('bookings')
    .select(({ fn }) => [fn.min('starts_at').as('first'), fn.max('starts_at').as('last')])
    .where(party, '=', userId)
    .executeTakeFirst();
  return found?.first ? { first: found.first, last: found.last } : null;
}

/**
 * A person's sums by month, in cents, by the start of each meeting; empty months are left out. The rules are
 * those of `domain/statement.ts`: a booking that time has completed counts as completed, whether or not that
 * is written down.
 */
export async function sumMonths(
  queries: Queries,
  party: Party,
  userId: string,
  now: Date,
  months: readonly MonthBounds[],
): Promise<MonthSums[]> {
  const bounds = months.map(({ month, from, to }) => {
    return sql`(${month}::text, ${from}::timestamptz, ${to}::timestamptz)`;
  });
  const isAgreed = sql`status IN ('confirmed', 'in_progress')`;
  const isOver = sql`(status = 'completed' OR (${isAgreed} AND ends_at <= ${now}))`;
  const sumOf = (cents: RawBuilder<unknown>, which: unknown) =>
    sql`coalesce(sum(${cents}) FILTER (WHERE ${which}), 0)::float8`;
  const fee = sql`total_fee_cents`;
  const { rows } = await sql<MonthSums>`
    SELECT months.month,
      ${sumOf(OWED_CENTS, sql`${isOver} AND ${IS_SETTLED}`)} AS session_cents,
      ${sumOf(fee, sql`${isAgreed} AND ends_at > ${now}`)} AS ahead_cents,
      ${sumOf(sql`cancellation_fee_cents`, sql`status = 'cancelled'`)} AS cancellation_cents,
      (count(*) FILTER (WHERE ${isOver} AND problem_by IS NOT NULL AND problem_outcome IS NULL))::integer AS undecided
    FROM (VALUES ${sql.join(bounds)}) AS months (month, first, after)
    JOIN bookings ON bookings.${sql.ref(party)} = ${userId}
      AND bookings.starts_at >= months.first AND bookings.starts_at < months.after
    GROUP BY months.month ORDER BY months.month`.execute(queries);
  return rows;
}

import { sql } from 'kysely';
import { STATEMENT_FIELDS } from '../../../../shared/domain/booking/bookingFields';
import type { StatementAmounts } from '../../../../shared/domain/booking/statement';
import type { Queries } from '../../../db/database';
import { BOOKING_COLUMNS } from '../../../db/tables/bookingTables';
import { IS_SETTLED, OWED_CENTS } from './sumMonths';

type Party = 'client_id' | 'interpreter_id';

/** Whose, from which instant on and before which, as it stands when. */
export interface OwedSpan {
  party: Party;
  userId: string;
  between: readonly [Date, Date];
  now: Date;
}

export type OwedRow = Awaited<ReturnType<typeof listOwedRows>>[number];

const FIELDS = STATEMENT_FIELDS.map((field) => `bookings.${BOOKING_COLUMNS[field]}` as const);

/**
 * A party's bookings for which something is owed, or which an admin has yet to decide about, by their start: the first `most`
 * of them, and of each what a statement says, with the present name of the other side.
 */
export function listOwedRows(queries: Queries, span: OwedSpan, most: number) {
  const other = span.party === 'client_id' ? 'interpreter_id' : 'client_id';
  return owed(queries, span)
    .innerJoin('users as other', 'other.id', `bookings.${other}`)
    .select([
      ...(['bookings.id', 'bookings.interpreter_id', 'bookings.status', 'bookings.starts_at'] as const),
      ...(['bookings.ends_at', 'bookings.respond_by', 'bookings.title', 'bookings.meeting_date'] as const),
      ...(['bookings.total_fee_cents', 'bookings.platform_percent'] as const),
      ...(['bookings.cancellation_fee_cents', 'bookings.problem_by'] as const),
      ...(['bookings.problem_outcome', 'bookings.problem_amount_cents'] as const),
      ...(['other.first_name', 'other.last_name'] as const),
      ...FIELDS,
    ])
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(most)
    .execute();
}

export interface OwedSums extends StatementAmounts {
  lines: number;
  undecided: number;
}

/** What all of them come to, line by line as `statementAmounts` rounds. */
export async function sumOwedRows(queries: Queries, span: OwedSpan): Promise<OwedSums> {
  const isCancelled = sql`bookings.status = 'cancelled'`;
  const isLine = sql`(${isCancelled} OR ${IS_SETTLED})`;
  const cents = sql`CASE WHEN ${isCancelled} THEN bookings.cancellation_fee_cents ELSE ${OWED_CENTS} END::bigint`;
  const amount = sql<number>`coalesce(sum(${cents}) FILTER (WHERE ${isLine}), 0)::float8`;
  const platform = sql<number>`coalesce(sum(floor(${cents} * bookings.platform_percent::numeric / 100 + 0.5))
    FILTER (WHERE ${isLine}), 0)::float8`;
  const found = await owed(queries, span)
    .select([
      sql<number>`(count(*) FILTER (WHERE ${isLine}))::integer`.as('lines'),
      sql<number>`(count(*) FILTER (WHERE problem_by IS NOT NULL AND problem_outcome IS NULL))::integer`.as(
        'undecided',
      ),
      amount.as('amountCents'),
      platform.as('platformCents'),
    ])
    .executeTakeFirstOrThrow();
  return { ...found, netCents: found.amountCents - found.platformCents };
}

/** By the rules of `owedFor`: a booking that time has completed counts as completed, whether or not that is written down. */
function owed(queries: Queries, { party, userId, between: [from, to], now }: OwedSpan) {
  return queries
    .selectFrom('bookings')
    .where(`bookings.${party}`, '=', userId)
    .where('bookings.starts_at', '>=', from)
    .where('bookings.starts_at', '<', to)
    .where((eb) =>
      eb.or([
        eb('bookings.status', '=', 'completed'),
        eb.and([
          eb('bookings.status', 'in', ['confirmed', 'in_progress']),
          eb('bookings.ends_at', '<=', now),
        ]),
        eb.and([eb('bookings.status', '=', 'cancelled'), eb('bookings.cancellation_fee_cents', '>', 0)]),
      ]),
    );
}

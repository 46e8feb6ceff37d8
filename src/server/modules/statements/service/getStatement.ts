import {
  MOST_LINES,
  type Statement,
  type StatementLine,
} from '../../../../shared/contract/bookings/statement';
import { STATEMENT_FIELDS } from '../../../../shared/domain/booking/bookingFields';
import { sumOfAmounts } from '../../../../shared/domain/booking/statement';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import { listInvoiceNames } from '../listInvoiceNames';
import { findUserById } from '../../account/service/users';
import type { Caller, ServiceContext } from '../../../platform/context';
import { BOOKING_COLUMNS } from '../../../db/tables/bookingTables';
import { amountsOf, eurosOf } from './amountsOf';
import { listOwedRows, sumOwedRows } from './owedRows';
import { invoiceNumber } from '../getInvoice';
import { dayBounds } from '../../../../shared/domain/time/dayBounds';

/**
 * The caller's own month, by the start of each session in their own zone (UTC where they named none). The other side is
 * named as on an invoice: as they were called when it came to be owed, even where their account is gone.
 */
export function getStatement(
  context: ServiceContext,
  caller: Caller,
  request: { month: string },
): Promise<Statement> {
  return readStatement(context, caller, request, MOST_LINES);
}

/** The same with so many bookings at most; its sums are those of all. */
export async function readStatement(
  { db: { queries }, clock }: ServiceContext,
  caller: Caller,
  { month }: { month: string },
  most: number,
): Promise<Statement> {
  const now = clock.now();
  const user = await findUserById(queries, caller.userId);
  const timeZone = user?.time_zone ?? 'UTC';
  const party = caller.groupId === CLIENT_GROUP ? 'client_id' : 'interpreter_id';
  const span = { party, userId: caller.userId, between: monthBounds(month, timeZone), now } as const;
  const found = await listOwedRows(queries, span, most + 1);
  const rows = found.slice(0, most);
  const owed = rows.flatMap((row) => {
    const amounts = amountsOf(row, now);
    return amounts ? [{ row, amounts }] : [];
  });
  const names = await listInvoiceNames(
    queries,
    owed.map(({ row }) => row),
  );
  const other = party === 'client_id' ? ('interpreter' as const) : ('client' as const);
  const sums =
    found.length > most
      ? await sumOwedRows(queries, span)
      : {
          ...sumOfAmounts(owed.map(({ amounts }) => amounts)),
          lines: owed.length,
          undecided: rows.filter((row) => row.problem_by !== null && row.problem_outcome === null).length,
        };
  return {
    month,
    timeZone,
    lines: owed.map(({ row, amounts }) => ({
      ...(Object.fromEntries(STATEMENT_FIELDS.map((field) => [field, row[BOOKING_COLUMNS[field]]])) as Pick<
        StatementLine,
        (typeof STATEMENT_FIELDS)[number]
      >),
      booking_id: row.id,
      kind: amounts.kind,
      startsAt: row.starts_at.toISOString(),
      title: row.title,
      // The present one is of what time has completed and nobody has written down yet.
      other: names.get(row.id)?.[`${other}_name`] ?? `${row.first_name} ${row.last_name}`.trim(),
      invoice: amounts.kind === 'session' ? invoiceNumber(row) : null,
      agreed: eurosFromCents(row.total_fee_cents),
      percent: row.platform_percent,
      ...eurosOf(amounts),
    })),
    leftOut: sums.lines - owed.length,
    undecided: sums.undecided,
    totals: eurosOf(sums),
  };
}

/** The first moment of a month (YYYY-MM) in a zone and of the month after it; where midnight is skipped, the next that there is. */
export function monthBounds(month: string, zone: string): readonly [Date, Date] {
  return [firstMoment(month, zone), firstMoment(monthAfter(month), zone)];
}

function firstMoment(month: string, zone: string): Date {
  return new Date(dayBounds(`${month}-01`, zone).from);
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

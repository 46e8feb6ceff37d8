import type { Statement } from '../../../../shared/contract/bookings/statement';
import { sumOfAmounts } from '../../../../shared/domain/booking/statement';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import { type BookingRow, listOwedRowsBetween } from '../../bookings/service/bookingRows';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import { listInvoiceNames } from '../listInvoiceNames';
import { findUserById } from '../../account/service/users';
import type { Caller, ServiceContext } from '../../../platform/context';
import { problemOf } from '../../problems/service/problemOf';
import { requestOf } from '../../bookings/service/toBookingRecord';
import { amountsOf, eurosOf } from './amountsOf';
import { invoiceNumber } from '../getInvoice';
import { dayBounds } from '../../../../shared/domain/time/dayBounds';

/**
 * The caller's own month, by the start of each session in their own zone (UTC where they named none). The other side is
 * named as on an invoice: as they were called when it came to be owed, even where their account is gone.
 */
export async function getStatement(
  { db, clock }: ServiceContext,
  caller: Caller,
  { month }: { month: string },
): Promise<Statement> {
  const now = clock.now();
  const user = await findUserById(db.queries, caller.userId);
  const timeZone = user?.time_zone ?? 'UTC';
  const party = caller.groupId === CLIENT_GROUP ? 'client_id' : 'interpreter_id';
  const between = monthBounds(month, timeZone);
  const rows = await listOwedRowsBetween(db.queries, party, caller.userId, between);
  const owed = rows.flatMap((row) => {
    const amounts = amountsOf(row, now);
    return amounts ? [{ row, amounts }] : [];
  });
  const names = await listInvoiceNames(
    db.queries,
    owed.map(({ row }) => row),
  );
  const other = party === 'client_id' ? ('interpreter' as const) : ('client' as const);
  return {
    month,
    timeZone,
    lines: owed.map(({ row, amounts }) => ({
      ...requestOf(row),
      booking_id: row.id,
      kind: amounts.kind,
      startsAt: row.starts_at.toISOString(),
      title: row.title,
      other: names.get(row.id)?.[`${other}_name`] ?? presentName(row, other),
      invoice: amounts.kind === 'session' ? invoiceNumber(row) : null,
      agreed: eurosFromCents(row.total_fee_cents),
      percent: row.platform_percent,
      ...eurosOf(amounts),
    })),
    undecided: rows.filter((row) => problemOf(row)?.outcome === null).length,
    totals: eurosOf(sumOfAmounts(owed.map(({ amounts }) => amounts))),
  };
}

/** Of what time has completed and nobody has written down yet. */
function presentName(row: BookingRow, party: 'client' | 'interpreter'): string {
  return `${row[`${party}_first_name`]} ${row[`${party}_last_name`]}`.trim();
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

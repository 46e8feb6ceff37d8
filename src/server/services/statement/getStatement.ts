import type { Statement } from '../../../contract/statement';
import { sumOfAmounts } from '../../../domain/statement';
import { CLIENT_GROUP } from '../../../domain/groups';
import { meetingInstant } from '../../../domain/meetingInstant';
import { listBookingRowsBetween } from '../../db/repositories/bookingRows';
import { eurosFromCents } from '../../../domain/money';
import { findUserById } from '../../db/repositories/users';
import type { Caller, ServiceContext } from '../context';
import { problemOf } from '../aftermath/problemOf';
import { amountsOf, eurosOf } from './amountsOf';
import { invoiceNumber } from './invoiceNumber';

/** The caller's own month, by the start of each session in their own zone (UTC where they named none). */
export async function getStatement(
  { db, clock }: ServiceContext,
  caller: Caller,
  { month }: { month: string },
): Promise<Statement> {
  const now = clock.now();
  const user = await findUserById(db.queries, caller.userId);
  const timeZone = user?.time_zone ?? 'UTC';
  const party = caller.groupId === CLIENT_GROUP ? 'client_id' : 'interpreter_id';
  const between = [firstMoment(month, timeZone), firstMoment(monthAfter(month), timeZone)] as const;
  const rows = await listBookingRowsBetween(db.queries, party, caller.userId, between);
  const owed = rows.flatMap((row) => {
    const amounts = amountsOf(row, now);
    return amounts ? [{ row, amounts }] : [];
  });
  const otherOf = party === 'client_id' ? ('interpreter' as const) : ('client' as const);
  return {
    month,
    timeZone,
    lines: owed.map(({ row, amounts }) => ({
      booking_id: row.id,
      kind: amounts.kind,
      startsAt: row.starts_at.toISOString(),
      title: row.title,
      other: `${row[`${otherOf}_first_name`]} ${row[`${otherOf}_last_name`]}`.trim(),
      invoice: amounts.kind === 'session' ? invoiceNumber(row) : null,
      agreed: eurosFromCents(row.total_fee_cents),
      percent: row.platform_percent,
      ...eurosOf(amounts),
    })),
    undecided: rows.filter((row) => problemOf(row)?.outcome === null).length,
    totals: eurosOf(sumOfAmounts(owed.map(({ amounts }) => amounts))),
  };
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** Midnight of the first; where the clocks skip it that night, the hour that they go to. */
function firstMoment(month: string, zone: string): Date {
  const midnight = { meetingDate: `${month}-01`, meetingTime: '12:00', meetingAmPm: 'AM' as const };
  const wall = { ...midnight, meetingTimezone: zone };
  const found = meetingInstant(wall);
  if (found.kind === 'exact') return found.at;
  const again =
    found.kind === 'doubled'
      ? meetingInstant({ ...wall, meetingUtcOffset: found.offsets[0] })
      : meetingInstant({ ...wall, meetingTime: '01:00' });
  return again.kind === 'exact' ? again.at : new Date(`${month}-01T00:00:00Z`);
}

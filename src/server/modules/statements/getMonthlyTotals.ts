import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { getMonthlyTotals as endpoint } from '../../../shared/contract/bookings/statement';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { monthsBetween } from '../../../shared/domain/time/lastMonths';
import { eurosFromCents } from '../../../shared/domain/money/money';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { findBookedTime, sumMonths } from './service/sumMonths';
import { findUserById } from '../account/service/users';
import type { Caller, ServiceContext } from '../../platform/context';
import { monthBounds } from './service/getStatement';

/** The caller's own months in which something is agreed or owed, by the start of each session in their own zone. */
export async function getMonthlyTotals(
  { db, clock }: ServiceContext,
  caller: Caller,
): Promise<DataOf<typeof endpoint>> {
  const user = await findUserById(db.queries, caller.userId);
  const timeZone = user?.time_zone ?? 'UTC';
  const party = caller.groupId === CLIENT_GROUP ? 'client_id' : 'interpreter_id';
  const booked = await findBookedTime(db.queries, party, caller.userId);
  if (!booked) return { timeZone, months: [] };
  const monthAt = (at: Date) => wallClock(at, timeZone).date.slice(0, 7);
  const bounds = monthsBetween(monthAt(booked.first), monthAt(booked.last)).map((month) => {
    const [from, to] = monthBounds(month, timeZone);
    return { month, from, to };
  });
  const sums = await sumMonths(db.queries, party, caller.userId, clock.now(), bounds);
  return {
    timeZone,
    months: sums
      .map(({ month, session_cents, ahead_cents, cancellation_cents, undecided }) => ({
        month,
        sessions: eurosFromCents(session_cents),
        ahead: eurosFromCents(ahead_cents),
        cancellations: eurosFromCents(cancellation_cents),
        undecided,
      }))
      .filter(
        ({ sessions, ahead, cancellations, undecided }) => sessions + ahead + cancellations + undecided > 0,
      ),
  };
}

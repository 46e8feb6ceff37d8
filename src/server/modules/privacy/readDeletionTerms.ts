import type { DeletionTerms } from '../../../shared/contract/account/ownData';
import { CLIENT_GROUP, INSTITUTE_ADMIN_ROLE } from '../../../shared/domain/people/groups';
import { statusAt } from '../../../shared/domain/booking/bookingLife';
import { eurosFromCents } from '../../../shared/domain/money/money';
import type { Queries } from '../../db/database';
import { type BookingRow, listHoldingRows } from '../bookings/service/bookingRows';
import { hasOtherAdmin } from '../institute/service/institutePeople';
import { findInstituteOf } from '../institute/service/institutes';
import { type User, findUserById } from '../account/service/users';
import { cancellationColumns } from '../bookings/service/moveBooking';
import { bookingMoments, toBookingRecord } from '../bookings/service/toBookingRecord';
import { AppError } from '../../../shared/contract/base/errors';
import type { Caller, ServiceContext } from '../../platform/context';

export interface ReadTerms {
  terms: DeletionTerms;
  /** what would be ended */
  pending: BookingRow[];
  confirmed: BookingRow[];
}

/** The effects of deleting a person's account at `now`. */
export async function readDeletionTerms(queries: Queries, user: User, now: Date): Promise<ReadTerms> {
  const party = user.group_id === CLIENT_GROUP ? 'client' : 'interpreter';
  const rows = await listHoldingRows(queries, `${party}_id`, user.id);
  const standing = rows.map((row) => ({
    row,
    status: statusAt(row.status, now.getTime(), bookingMoments(row)),
  }));
  const pending = standing.filter(({ status }) => status === 'pending').map(({ row }) => row);
  const confirmed = standing
    .filter(({ row, status }) => status === 'confirmed' && row.starts_at > now)
    .map(({ row }) => row);
  const isUnderWay = standing.some(
    ({ row, status }) => status === 'in_progress' || (status === 'confirmed' && row.starts_at <= now),
  );
  const fees = confirmed.map((row) => cancellationColumns(row, party, now).cancellation_fee_cents);
  const obstacle = isUnderWay
    ? 'SESSION_UNDER_WAY'
    : (await isLastAdmin(queries, user))
      ? 'LAST_ADMIN'
      : null;
  const terms = {
    email: user.email,
    obstacle,
    pending: pending.length,
    confirmed: confirmed.map((row, place) => {
      const { id, meetingTitle, startsAt, clientName, selectedInterpreter } = toBookingRecord(row, now);
      const other = party === 'client' ? selectedInterpreter.name : clientName;
      return { id, title: meetingTitle, startsAt, with: other, fee: eurosFromCents(fees[place] ?? 0) };
    }),
    fee: eurosFromCents(fees.reduce((sum, each) => sum + each, 0)),
  } as const;
  return { terms, pending, confirmed };
}

async function isLastAdmin(queries: Queries, user: User): Promise<boolean> {
  if (!user.roles.includes(INSTITUTE_ADMIN_ROLE)) return false;
  return !(await hasOtherAdmin(queries, await findInstituteOf(queries, user.id), user.id));
}

/** The effects of deleting the caller's account now, to be read before they decide. */
export async function getDeletionTerms(
  { db, clock }: ServiceContext,
  caller: Caller,
): Promise<DeletionTerms> {
  const user = await findUserById(db.queries, caller.userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return (await readDeletionTerms(db.queries, user, clock.now())).terms;
}

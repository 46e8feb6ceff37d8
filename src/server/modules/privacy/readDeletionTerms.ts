import { MOST_TOLD, type DeletionTerms } from '../../../shared/contract/account/ownData';
import { CLIENT_GROUP, INSTITUTE_ADMIN_ROLE } from '../../../shared/domain/people/groups';
import { statusAt } from '../../../shared/domain/booking/bookingLife';
import { eurosFromCents } from '../../../shared/domain/money/money';
import type { Queries } from '../../db/database';
import { type HoldingRow, listHoldingRows, listTitles } from '../bookings/service/holdingRows';
import { hasOtherAdmin } from '../institute/service/institutePeople';
import { findInstituteOf } from '../institute/service/institutes';
import { type User, findActiveUser } from '../account/service/users';
import { cancellationColumns } from '../bookings/service/moveBooking';
import { bookingMoments } from '../bookings/service/toBookingRecord';
import type { Caller, ServiceContext } from '../../platform/context';

/** What ends with an account, and what stands in the way. */
export interface Ending {
  obstacle: DeletionTerms['obstacle'];
  /** ids of what is withdrawn or declined */
  pending: string[];
  /** the next one first */
  confirmed: { row: HoldingRow; feeCents: number }[];
  /** what a client owes for all of them */
  feeCents: number;
}

/** The effects of deleting a person's account at `now`. */
export async function readEnding(queries: Queries, user: User, now: Date): Promise<Ending> {
  const party = partyOf(user);
  const rows = await listHoldingRows(queries, `${party}_id`, user.id);
  const standing = rows.map((row) => ({
    row,
    status: statusAt(row.status, now.getTime(), bookingMoments(row)),
  }));
  const isUnderWay = standing.some(
    ({ row, status }) => status === 'in_progress' || (status === 'confirmed' && row.starts_at <= now),
  );
  const confirmed = standing
    .filter(({ row, status }) => status === 'confirmed' && row.starts_at > now)
    .map(({ row }) => ({ row, feeCents: cancellationColumns(row, party, now).cancellation_fee_cents }));
  return {
    obstacle: isUnderWay ? 'SESSION_UNDER_WAY' : (await isLastAdmin(queries, user)) ? 'LAST_ADMIN' : null,
    pending: standing.filter(({ status }) => status === 'pending').map(({ row }) => row.id),
    confirmed,
    feeCents: confirmed.reduce((sum, { feeCents }) => sum + feeCents, 0),
  };
}

export function partyOf({ group_id: group }: Pick<User, 'group_id'>): 'client' | 'interpreter' {
  return group === CLIENT_GROUP ? 'client' : 'interpreter';
}

async function isLastAdmin(queries: Queries, user: User): Promise<boolean> {
  if (!user.roles.includes(INSTITUTE_ADMIN_ROLE)) return false;
  return !(await hasOtherAdmin(queries, await findInstituteOf(queries, user.id), user.id));
}

/** The effects of deleting the caller's account now, to be read before they decide. */
export function getDeletionTerms(context: ServiceContext, caller: Caller): Promise<DeletionTerms> {
  return readDeletionTerms(context, caller, MOST_TOLD);
}

/** The same, with so many bookings named. */
export async function readDeletionTerms(
  { db: { queries }, clock }: ServiceContext,
  { userId }: Caller,
  most: number,
): Promise<DeletionTerms> {
  const user = await findActiveUser(queries, userId);
  const { obstacle, pending, confirmed, feeCents } = await readEnding(queries, user, clock.now());
  const told = confirmed.slice(0, most);
  const other = partyOf(user) === 'client' ? 'interpreter_id' : 'client_id';
  const ids = told.map(({ row }) => row.id);
  const titles = await listTitles(queries, ids, other);
  return {
    email: user.email,
    obstacle,
    pending: pending.length,
    confirmed: told.map(({ row: { id, starts_at: startsAt }, feeCents: cents }) => {
      const { title = '', first_name: first = '', last_name: last = '' } = titles.get(id) ?? {};
      const name = `${first} ${last}`.trim();
      return { id, title, startsAt: startsAt.toISOString(), with: name, fee: eurosFromCents(cents) };
    }),
    confirmedInAll: confirmed.length,
    fee: eurosFromCents(feeCents),
  };
}

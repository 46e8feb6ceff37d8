import { AppError } from '../../../shared/contract/base/errors';
import type { FeeChangedDetails } from '../../../shared/contract/base/refusalDetails';
import { eurosFromCents } from '../../../shared/domain/money/money';
import type { Queries } from '../../db/database';
import type { User } from '../account/service/users';
import { findBookingRows } from '../bookings/service/bookingRows';
import { expireOverdue } from '../bookings/service/expireOverdue';
import { lockHoldingRows } from '../bookings/service/holdingRows';
import { moveBooking } from '../bookings/service/moveBooking';
import { partyOf, readEnding } from './readDeletionTerms';

/** The bookings that end together when an account does. */
export interface Piece {
  /** euros that the person saw they would owe for all */
  feeSeen: number;
  /** what they owe for those that ended before */
  owedCents: number;
  /** so many of them */
  atOnce: number;
}

/**
 * Withdraws, declines or cancels so many of a person's bookings; answers the cents that they owe for all that ended until now.
 * Throws LAST_ADMIN, SESSION_UNDER_WAY, and FEE_CHANGED where all of it comes to something else than they saw.
 */
export async function endBookings(
  queries: Queries,
  user: User,
  { feeSeen, owedCents, atOnce }: Piece,
  now: Date,
): Promise<number> {
  const party = partyOf(user);
  const locked = new Set(await lockHoldingRows(queries, `${party}_id`, user.id, atOnce));
  // Bookings that are over may not be marked so yet.
  await expireOverdue(queries, now, party === 'client' ? { clientId: user.id } : { interpreterId: user.id });
  const { obstacle, pending, confirmed, feeCents } = await readEnding(queries, user, now);
  if (obstacle) throw new AppError(obstacle);
  if (eurosFromCents(owedCents + feeCents) !== feeSeen) {
    const details: FeeChangedDetails = { fee: eurosFromCents(feeCents) };
    throw new AppError('FEE_CHANGED', { details });
  }
  const ending = party === 'client' ? 'cancel' : 'decline';
  const requests = pending.filter((id) => locked.has(id));
  const bookings = confirmed.filter(({ row }) => locked.has(row.id));
  const rows = await findBookingRows(queries, [...requests, ...bookings.map(({ row }) => row.id)]);
  const isRequest = new Set(requests);
  for (const row of rows) {
    const action = isRequest.has(row.id) ? ending : 'cancel';
    await moveBooking(queries, row, now, { action, actor: party });
  }
  return bookings.reduce((sum, each) => sum + each.feeCents, owedCents);
}

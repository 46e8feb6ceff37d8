import { AppError } from '../../../shared/contract/base/errors';
import type { Headshot } from '../../../shared/contract/account/headshot';
import { isInterpreterListed } from '../../db/repositories/interpreterListing';
import { doShareBooking } from '../../db/repositories/bookings/doShareBooking';
import { findUserById } from '../../db/repositories/people/users';
import type { Caller, ServiceContext } from '../context';
import { headshotOf } from './headshotOf';

/**
 * One's own headshot, that of an interpreter who can be booked, or of a person one shares a booking with; everybody
 * else's is NOT_FOUND, as if there were no such person.
 */
export async function getHeadshot(
  { db: { queries } }: ServiceContext,
  caller: Caller,
  { user_id: userId = caller.userId }: { user_id?: string | undefined },
): Promise<Headshot> {
  const mayKnow =
    userId === caller.userId ||
    (await isInterpreterListed(queries, userId)) ||
    (await doShareBooking(queries, caller.userId, userId));
  const user = mayKnow ? await findUserById(queries, userId) : null;
  if (!user) throw new AppError('NOT_FOUND');
  return headshotOf(queries, user);
}

import { AppError } from '../../../shared/contract/base/errors';
import type { Headshot } from '../../../shared/contract/account/headshot';
import { isInterpreterListed } from '../interpreters/service/interpreterListing';
import { doShareBooking } from '../bookings/service/parties';
import { findUserById } from '../account/service/users';
import type { Caller, ServiceContext } from '../../platform/context';
import { headshotOf } from './service/headshotOf';

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
    (await isInterpreterListed(queries, userId, caller.userId)) ||
    (await doShareBooking(queries, caller.userId, userId));
  const user = mayKnow ? await findUserById(queries, userId) : null;
  if (!user) throw new AppError('NOT_FOUND');
  return headshotOf(queries, user);
}

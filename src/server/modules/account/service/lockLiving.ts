import { AppError } from '../../../../shared/contract/base/errors';
import type { Queries } from '../../../db/database';
import { lockUser, type User } from './users';

/**
 * Before anything is written about a person: a call that was let in may still be under way when their account is
 * deleted, and must not bring anything of them back. Throws UNAUTHENTICATED for who is gone; see `lockUser` for the order.
 */
export async function lockLiving(queries: Queries, userId: string): Promise<User> {
  const user = await lockUser(queries, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

import type { Headshot } from '../../../shared/contract/account/headshot';
import { headshotSizes } from '../../../shared/domain/people/headshotUrl';
import type { Queries } from '../../db/database';
import { findHeadshot } from '../../db/repositories/people/headshots';
import type { User } from '../../db/repositories/people/users';

/** Where somebody's pictures are. A picture that nobody uploaded (the demo's) has one address only. */
export async function headshotOf(queries: Queries, user: Pick<User, 'id' | 'photo_url'>): Promise<Headshot> {
  const stored = await findHeadshot(queries, user.id);
  return {
    photo_url: user.photo_url,
    sizes: user.photo_url === null ? [] : headshotSizes(user.photo_url),
    updated_at: stored?.updated_at.toISOString() ?? null,
  };
}

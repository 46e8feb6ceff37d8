import type { Headshot } from '../../../contract/headshot';
import { headshotSizes } from '../../../domain/headshotUrl';
import type { Queries } from '../../db/database';
import { findHeadshot } from '../../db/repositories/headshots';
import type { User } from '../../db/repositories/users';

/** Where somebody's pictures are. A picture that nobody uploaded (the demo's) has one address only. */
export async function headshotOf(queries: Queries, user: Pick<User, 'id' | 'photo_url'>): Promise<Headshot> {
  const stored = await findHeadshot(queries, user.id);
  return {
    photo_url: user.photo_url,
    sizes: user.photo_url === null ? [] : headshotSizes(user.photo_url),
    updated_at: stored?.updated_at.toISOString() ?? null,
  };
}

import type { Watched } from '../../../platform/live/createSlotWatch';
import type { Queries } from '../../../db/database';
import { listShownTo } from '../../interpreters/service/listings';

/** Of the interpreters whose free times somebody wants to follow, those that are shown to them; nobody else's time is. */
export async function watchableBy(
  queries: Queries,
  userId: string,
  { interpreterIds, isPair }: Watched,
): Promise<Watched> {
  return { interpreterIds: await listShownTo(queries, userId, interpreterIds), isPair };
}

import type { Watched } from '../../../platform/live/createSlotWatch';
import type { Queries } from '../../../db/database';
import { isShownTo } from '../../interpreters/service/listings';
import { findAvailability } from './findAvailability';

/** Of the interpreters whose free times somebody wants to follow, those that are shown to them; nobody else's time is. */
export async function watchableBy(
  queries: Queries,
  userId: string,
  { interpreterIds, isPair }: Watched,
): Promise<Watched> {
  const shown: string[] = [];
  for (const id of new Set(interpreterIds)) {
    const found = await findAvailability(queries, id, [new Date(0), new Date(0)], new Date(0));
    if (found && (await isShownTo(queries, userId, id))) shown.push(id);
  }
  return { interpreterIds: shown, isPair };
}

import type { Badge } from '../../../../shared/contract/interpreters/badge';
import type { Queries } from '../../../db/database';
import { listBadges } from './credentials';
import { doShareBooking } from '../../bookings/service/parties';
import { isInterpreterListed } from '../../interpreters/service/interpreterListing';
import type { Caller, ServiceContext } from '../../../platform/context';

/**
 * Verified credentials of these people that hold at `now`, by interpreter: sworn first, then the longest
 * valid. People without any are left out. One statement for any number of people; nobody may be told anything
 * else of them.
 */
export async function verifiedBadgesOf(
  queries: Queries,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Badge[]>> {
  const badges = new Map<string, Badge[]>();
  for (const { interpreter_id, ...badge } of await listBadges(queries, ids, now)) {
    const list = badges.get(interpreter_id);
    if (list) list.push(badge);
    else badges.set(interpreter_id, [badge]);
  }
  return badges;
}

/** The badges of somebody listed, of whom the caller shares a booking with, or one's own; of anybody else none. */
export async function getBadges(
  { db: { queries }, clock }: ServiceContext,
  caller: Caller,
  { interpreter_id: id }: { interpreter_id: string },
): Promise<Badge[]> {
  const mayKnow =
    id === caller.userId ||
    (await isInterpreterListed(queries, id, caller.userId)) ||
    (await doShareBooking(queries, caller.userId, id));
  if (!mayKnow) return [];
  return (await verifiedBadgesOf(queries, [id], clock.now())).get(id) ?? [];
}

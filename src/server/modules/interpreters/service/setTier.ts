import type { Tier } from '../../../../shared/domain/booking/tiers';
import type { Queries } from '../../../db/database';

/** The tier that holds from now on; nothing waits for an approval any more. */
export async function setTier(queries: Queries, userId: string, tier: Tier): Promise<void> {
  await queries.updateTable('users').set({ tier, requested_tier: null }).where('id', '=', userId).execute();
}

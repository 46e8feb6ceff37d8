import { sql } from 'kysely';
import type { Queries } from '../../../db/database';

/** Where nobody said a zone, hours are in this one. */
export const HOURS_ZONE = 'UTC';

/** Can be found: anybody else would add zones, each of which costs every search by time. */
const IS_LISTED = sql`group_id = 200 AND verified_at IS NOT NULL AND EXISTS (
  SELECT 1 FROM interpreters WHERE interpreters.user_id = users.id AND interpreters.listing_state = 'listed')`;

/** The zones that listed interpreters live in. It hops over the index from one to the next instead of reading them all. */
export async function interpreterZones(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    WITH RECURSIVE zones (zone) AS (
      (SELECT time_zone FROM users WHERE ${IS_LISTED} AND time_zone IS NOT NULL ORDER BY time_zone LIMIT 1)
      UNION ALL
      SELECT (SELECT time_zone FROM users WHERE ${IS_LISTED} AND time_zone > zones.zone
        ORDER BY time_zone LIMIT 1)
      FROM zones WHERE zones.zone IS NOT NULL
    )
    SELECT zone FROM zones WHERE zone IS NOT NULL`.execute(queries);
  return [...new Set([HOURS_ZONE, ...rows.map(({ zone }) => zone)])];
}

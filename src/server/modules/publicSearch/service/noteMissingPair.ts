import type { Queries } from '../../../db/database';
import { countInterpreters } from '../../interpreters/service/interpreterSearch';
import { countMissingPair } from './missingPairs';

/**
 * Whether nobody serves a pair at all, whatever else was asked for; such a search is counted, for the admins to know
 * what is wanted. Who searched is not kept.
 */
export async function noteMissingPair(
  queries: Queries,
  { from, to }: { from: string; to: string },
  { isPublic, now }: { isPublic: boolean; now: Date },
): Promise<boolean> {
  if (from === to) return false;
  const anyhow = { from, to, ...(isPublic && { isPublic }), sort: 'rank', page: 1, pageSize: 1 } as const;
  if ((await countInterpreters(queries, anyhow, 1)) > 0) return false;
  await countMissingPair(queries, { from, to }, now.toISOString().slice(0, 10));
  return true;
}

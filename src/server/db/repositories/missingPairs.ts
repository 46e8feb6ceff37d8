import { sql } from 'kysely';
import type { Queries } from '../database';

/** So many different pairs of a day are noted: more than people ask for, fewer than a machine that tries them all. */
const MOST_A_DAY = 300;

interface Pair {
  from: string;
  to: string;
}

/** Counts one search of a pair that nobody serves, whichever way round it was asked for. */
export async function countMissingPair(queries: Queries, { from, to }: Pair, day: string): Promise<void> {
  const [one = '', other = ''] = [from, to].sort();
  await sql`INSERT INTO missing_pairs (day, from_language, to_language, searches)
    SELECT ${day}::date, ${one}, ${other}, 1
    WHERE (SELECT count(*) FROM missing_pairs WHERE day = ${day}::date) < ${MOST_A_DAY}
      OR EXISTS (SELECT FROM missing_pairs WHERE day = ${day}::date AND from_language = ${one} AND to_language = ${other})
    ON CONFLICT (day, from_language, to_language) DO UPDATE SET searches = missing_pairs.searches + 1`.execute(
    queries,
  );
}

export async function deleteMissingPairsBefore(queries: Queries, before: Date): Promise<void> {
  await sql`DELETE FROM missing_pairs WHERE day < ${before}`.execute(queries);
}

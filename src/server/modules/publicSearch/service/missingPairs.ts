import { sql } from 'kysely';
import type { Queries } from '../../../db/database';

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

export interface MissingPairRow {
  from_language: string;
  to_language: string;
  searches: number;
  since: string;
  last: string;
}

/** Pairs that were searched in vain, the most wanted first, each with the days of its first and its latest search. */
export async function listMissingPairs(queries: Queries, limit: number): Promise<MissingPairRow[]> {
  const found = await sql<MissingPairRow>`
    SELECT from_language, to_language, sum(searches)::integer AS searches,
      to_char(min(day), 'YYYY-MM-DD') AS since, to_char(max(day), 'YYYY-MM-DD') AS last
    FROM missing_pairs GROUP BY from_language, to_language
    ORDER BY searches DESC, last DESC, from_language, to_language LIMIT ${limit}`.execute(queries);
  return found.rows;
}

import { sql, type RawBuilder } from 'kysely';
import type { InterpreterSort } from '../../../contract/interpreter';
import { searchWords } from '../../../domain/foldText';
import { INTERPRETER_DEFAULTS } from '../../../domain/interpreterDefaults';
import { DEFAULT_HOURLY_PRICE_CENTS } from '../../../domain/money';
import type { Queries } from '../database';
import { isFreeAt, localTimes, type FreeAt } from './freeAt';

export interface InterpreterFilter {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  vertical?: string | undefined;
  maxHourlyPriceCents?: number | undefined;
  minRating?: number | undefined;
  /** leaves out who is not free, unless they are to be sorted by it */
  freeAt?: FreeAt | undefined;
  sort: InterpreterSort;
  page: number;
  pageSize: number;
}

export interface FoundInterpreter {
  id: string;
  /** null where it was not asked */
  is_free: boolean | null;
}

/** One page of the interpreters who can be booked, in the order that was asked for. */
export async function searchInterpreters(
  queries: Queries,
  filter: InterpreterFilter,
): Promise<FoundInterpreter[]> {
  return (await interpreterPage(filter).execute(queries)).rows;
}

// As in the indexes: written out, not bound.
const PRICE = sql`coalesce(interpreters.hourly_price_cents, ${sql.lit(DEFAULT_HOURLY_PRICE_CENTS)})`;
const RATING = sql`coalesce(interpreters.credibility_level, ${sql.lit(INTERPRETER_DEFAULTS.rating)})`;

const ORDERS: Record<InterpreterSort, RawBuilder<unknown>> = {
  rank: sql`interpreters.ranking, interpreters.user_id`,
  name: sql`interpreters.sort_name, interpreters.user_id`,
  price: sql`${PRICE}, interpreters.user_id`,
  rating: sql`${RATING} DESC, interpreters.user_id`,
  free: sql`is_free DESC, interpreters.ranking, interpreters.user_id`,
};

/** The statement behind the search, so that its plan can be looked at as well. */
export function interpreterPage(filter: InterpreterFilter): RawBuilder<FoundInterpreter> {
  const { freeAt, sort, page, pageSize } = filter;
  return sql<FoundInterpreter>`
    SELECT interpreters.user_id AS id, ${freeAt ? isFreeAt(freeAt) : sql`NULL::boolean`} AS is_free
    FROM interpreters JOIN users ON users.id = interpreters.user_id ${freeAt ? localTimes(freeAt) : sql``}
    WHERE ${sql.join(conditions(filter), sql` AND `)}
    ORDER BY ${ORDERS[sort]} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
}

function conditions(filter: InterpreterFilter): RawBuilder<unknown>[] {
  const { search, from, to, vertical, maxHourlyPriceCents, minRating, freeAt, sort } = filter;
  return [
    sql`interpreters.offers_interpretation AND users.verified_at IS NOT NULL`,
    ...searchWords(search ?? '').map((word) => sql`interpreters.search_text LIKE ${`%${escapeLike(word)}%`}`),
    ...[from, to].filter((language) => language !== undefined).map(speaks),
    ...(vertical ? [worksIn(vertical)] : []),
    ...(maxHourlyPriceCents === undefined ? [] : [sql`${PRICE} <= ${maxHourlyPriceCents}`]),
    ...(minRating === undefined ? [] : [sql`${RATING} >= ${minRating}`]),
    ...(freeAt && sort !== 'free' ? [isFreeAt(freeAt)] : []),
  ];
}

const speaks = (language: string) => sql`EXISTS (SELECT FROM interpreter_languages
  WHERE interpreter_languages.interpreter_id = interpreters.user_id
    AND interpreter_languages.language = ${language})`;

const worksIn = (vertical: string) => sql`EXISTS (SELECT FROM interpreter_verticals
  WHERE interpreter_verticals.interpreter_id = interpreters.user_id
    AND lower(interpreter_verticals.name) = lower(${vertical}))`;

/** `%`, `_` and the backslash stand for themselves. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

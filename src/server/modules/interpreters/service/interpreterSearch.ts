import { sql, type RawBuilder } from 'kysely';
import type { InterpreterSort } from '../../../../shared/contract/interpreters/interpreter';
import type { CredentialFilter } from '../../../../shared/domain/people/credentials';
import { searchWords } from '../../../../shared/domain/text/foldText';
import { DEFAULT_HOURLY_PRICE_CENTS } from '../../../../shared/domain/money/money';
import type { Queries } from '../../../db/database';
import { FOR_ITS_VALUES } from '../../../db/statementNames';
import { apartFrom } from '../../blocks/service/blocks';
import { hasVerified, type ProofWish } from '../../credentials/service/credentials';
import { hasRoomOn, type RoomWish } from '../../availability/service/hasRoomOn';
import { isFreeAt, localTimes, type FreeAt } from '../../availability/service/freeAt';

/** Which of the interpreters who are listed are meant. */
export interface InterpreterWish {
  /** only whoever bears it */
  publicKey?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  vertical?: string | undefined;
  maxHourlyPriceCents?: number | undefined;
  minRating?: number | undefined;
  /** only who has a verified credential for the languages that are asked for, which holds at that moment and on that day */
  credential?: ({ filter: CredentialFilter } & Pick<ProofWish, 'at' | 'day'>) | undefined;
  /** only who is free then, or only who is not */
  freeAt?: FreeAt | undefined;
  isBusy?: boolean;
  /** only a client's favourites, or only who is none */
  favourites?: { clientId: string; areMeant: boolean } | undefined;
  /** only who confirms requests at once */
  confirmsAtOnce?: boolean | undefined;
  /** only whom this person can ask: neither of the two set the other aside */
  askableBy?: string | undefined;
  /** only who can be found by somebody who is not signed in */
  isPublic?: boolean;
  /** only who has hours on one of these days in a row (YYYY-MM-DD), or said none at all, and is not away on all of them */
  openOn?: readonly string[];
  /** and only whom bookings leave some room that day */
  room?: RoomWish;
}

export interface InterpreterFilter extends InterpreterWish {
  sort: InterpreterSort;
  page: number;
  pageSize: number;
  /** the client whose favourites stand before the others, whatever the order */
  favouritesFirst?: string | undefined;
}

export interface FoundInterpreter {
  id: string;
  /** null where it was not asked */
  is_free: boolean | null;
  /** false as well where it was not asked */
  is_favourite: boolean;
}

/** One page of the interpreters who are listed, in the order that was asked for. */
export async function searchInterpreters(
  queries: Queries,
  filter: InterpreterFilter,
): Promise<FoundInterpreter[]> {
  const found: FoundInterpreter[] = [];
  let offset = (filter.page - 1) * filter.pageSize;
  for (const group of groupsOf(filter)) {
    const wanted = filter.pageSize - found.length;
    const { rows } = await interpreterStretch(group, offset, wanted).execute(queries);
    found.push(...rows);
    if (rows.length === wanted) break;
    // This group ends on this page or before it; only now anybody asks for the next one.
    const isEndSeen = rows.length > 0 || offset === 0;
    offset = isEndSeen ? 0 : offset - (await countMatching(queries, group));
  }
  return found;
}

/** Those who stand before all others, and the others, as searches of their own. */
function groupsOf(filter: InterpreterFilter): InterpreterFilter[] {
  const { favouritesFirst: clientId, sort } = filter;
  const byTime = sort === 'free' ? [filter, { ...filter, isBusy: true }] : [filter];
  if (clientId === undefined) return byTime;
  return byTime.flatMap((group) =>
    [true, false].map((areMeant) => ({ ...group, favourites: { clientId, areMeant } })),
  );
}

async function countMatching(queries: Queries, filter: InterpreterFilter): Promise<number> {
  const counted = sql<{ matching: number }>`SELECT count(*) AS matching ${matching(filter)}`;
  return (await counted.execute(queries)).rows[0]?.matching ?? 0;
}

// As in the indexes: written out, not bound.
const PRICE = sql`coalesce(interpreters.hourly_price_cents, ${sql.lit(DEFAULT_HOURLY_PRICE_CENTS)})`;
/** Whom nobody reviewed yet stands in the middle of 1 to 4. */
const RATING = sql`coalesce(interpreters.credibility_level, 2.5)`;

const BEST_RANKED = sql`interpreters.ranking, interpreters.user_id`;
const ORDERS: Record<InterpreterSort, RawBuilder<unknown>> = {
  rank: BEST_RANKED,
  name: sql`interpreters.sort_name, interpreters.user_id`,
  price: sql`${PRICE}, interpreters.user_id`,
  rating: sql`${RATING} DESC, interpreters.user_id`,
  free: BEST_RANKED,
};

/** The statement behind the search, so that its plan can be looked at as well. */
export function interpreterStretch(
  filter: InterpreterFilter,
  offset: number,
  limit: number,
): RawBuilder<FoundInterpreter> {
  const isFree = filter.freeAt ? sql.lit(!filter.isBusy) : sql`NULL::boolean`;
  const isFavourite = sql.lit(filter.favourites?.areMeant ?? false);
  return sql<FoundInterpreter>`
    SELECT interpreters.user_id AS id, ${isFree} AS is_free, ${isFavourite} AS is_favourite ${matching(filter)}
    ORDER BY ${ORDERS[filter.sort]} LIMIT ${limit} OFFSET ${offset}`;
}

/** From which tables, and which rows of them; for a statement that selects what it needs. */
export function matching(filter: InterpreterWish): RawBuilder<unknown> {
  return sql`${FOR_ITS_VALUES}
    FROM interpreters JOIN users ON users.id = interpreters.user_id
    ${filter.freeAt ? localTimes(filter.freeAt) : sql``}
    WHERE ${sql.join(conditions(filter), sql` AND `)}`;
}

function conditions(filter: InterpreterWish): RawBuilder<unknown>[] {
  const { search, from, to, vertical, maxHourlyPriceCents, minRating, credential, freeAt, isBusy } = filter;
  const { isPublic, openOn, publicKey, room, favourites, askableBy, confirmsAtOnce } = filter;
  const languages = [from, to].filter((language) => language !== undefined);
  return [
    sql`interpreters.listing_state = 'listed'`,
    sql`interpreters.offers_interpretation AND users.verified_at IS NOT NULL`,
    ...(publicKey ? [sql`interpreters.public_key = ${publicKey}`] : []),
    ...(isPublic ? [sql`interpreters.is_public`] : []),
    ...(openOn ? [worksOn(openOn), isNotAway(openOn)] : []),
    ...(room ? [hasRoomOn(room)] : []),
    ...searchWords(search ?? '').map((word) => sql`interpreters.search_text LIKE ${`%${escapeLike(word)}%`}`),
    ...languages.map(speaks),
    ...(vertical ? [worksIn(vertical)] : []),
    ...(maxHourlyPriceCents === undefined ? [] : [sql`${PRICE} <= ${maxHourlyPriceCents}`]),
    ...(minRating === undefined ? [] : [sql`${RATING} >= ${minRating}`]),
    ...(credential ? [isProven(credential, languages)] : []),
    ...(confirmsAtOnce ? [sql`interpreters.confirms_at_once`] : []),
    ...(askableBy ? [sql`interpreters.user_id NOT IN ${apartFrom(askableBy)}`] : []),
    ...(favourites ? [isFavouriteOf(favourites)] : []),
    ...(freeAt ? [sql`${isFreeAt(freeAt)} = ${sql.lit(!isBusy)}`] : []),
  ];
}

const isProven = (
  { filter, at, day }: NonNullable<InterpreterWish['credential']>,
  languages: readonly string[],
) =>
  hasVerified(sql`interpreters.user_id`, {
    ...{ at, day, kind: filter === 'sworn' ? filter : undefined },
    ...(languages.length > 0 && { languages }),
  });

/** One look-up for all interpreters, because nothing of it hangs on the row. */
const isFavouriteOf = ({ clientId, areMeant }: { clientId: string; areMeant: boolean }) =>
  sql`(interpreters.user_id IN (SELECT interpreter_id FROM favourites WHERE client_id = ${clientId}))
    = ${sql.lit(areMeant)}`;

const speaks = (language: string) => sql`EXISTS (SELECT FROM interpreter_languages
  WHERE interpreter_languages.interpreter_id = interpreters.user_id
    AND interpreter_languages.language = ${language})`;

const worksIn = (vertical: string) => sql`EXISTS (SELECT FROM interpreter_verticals
  WHERE interpreter_verticals.interpreter_id = interpreters.user_id
    AND lower(interpreter_verticals.name) = lower(${vertical}))`;

/** A look-up by key for each interpreter, as in `isFreeAt`. */
const worksOn = (days: readonly string[]) => sql`(SELECT count(*) = 0
    OR bool_or(weekly_hours.weekday IN (${sql.join(days.map((day) => Temporal.PlainDate.from(day).dayOfWeek))}))
  FROM weekly_hours WHERE weekly_hours.interpreter_id = interpreters.user_id)`;

/** Days off that one stretch makes; whoever is away for several of them is found out later. */
const isNotAway = (days: readonly string[]) => sql`(SELECT count(*) = 0 FROM days_off
  WHERE days_off.interpreter_id = interpreters.user_id
    AND days_off.first_day <= ${days[0]}::date AND days_off.last_day >= ${days.at(-1)}::date)`;

/** How many there are, but `most` at most. */
export async function countInterpreters(
  queries: Queries,
  filter: InterpreterFilter,
  most: number,
): Promise<number> {
  const { rows } = await interpreterCount(filter, most).execute(queries);
  return rows[0]?.found ?? 0;
}

/** The statement behind it. */
export function interpreterCount(filter: InterpreterFilter, most: number): RawBuilder<{ found: number }> {
  return sql<{ found: number }>`SELECT count(*) AS found
    FROM (SELECT ${matching(filter)} LIMIT ${most}) AS listed`;
}

/** `%`, `_` and the backslash stand for themselves. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

import { sql, type Updateable } from 'kysely';
import { INTERPRETER_GROUP } from '../../../../shared/domain/people/groups';
import type { LanguageLevel, ListingFacts, ListingState } from '../../../../shared/domain/people/listing';
import type { Queries } from '../../../db/database';
import type { InterpretersTable } from '../../../db/tables';
import type { Institute } from '../../institute/service/institutes';
import { isOf, OF_INSTITUTE } from '../../institute/service/institutePeople';

export interface ListingRow extends ListingFacts {
  state: ListingState;
  reason: string | null;
  since: Date | null;
  isPublic: boolean;
  showsWholeName: boolean;
  /** null before there is a profile */
  publicKey: string | null;
  person: { first_name: string; last_name: string };
}

const LANGUAGES = sql<{ name: string; level: LanguageLevel | null }[]>`(
  SELECT coalesce(json_agg(json_build_object('name', language, 'level', level) ORDER BY position), '[]')
  FROM interpreter_languages WHERE interpreter_id = users.id)`;

/** An interpreter's listing, a draft before there is a profile; null for anybody else. */
export async function findListing(queries: Queries, id: string): Promise<ListingRow | null> {
  const found = await queries
    .selectFrom('users')
    .leftJoin('interpreters', 'interpreters.user_id', 'users.id')
    .select(['users.first_name', 'users.last_name', 'users.time_zone'])
    .select(['interpreters.listing_state', 'interpreters.listing_reason', 'interpreters.listing_since'])
    .select(['interpreters.hourly_price_cents', 'interpreters.description'])
    .select(['interpreters.is_public', 'interpreters.shows_whole_name', 'interpreters.public_key'])
    .select([
      LANGUAGES.as('languages'),
      sql<number>`(SELECT count(*) FROM interpreter_verticals WHERE interpreter_id = users.id)`.as('fields'),
      sql<number>`(SELECT count(*) FROM weekly_hours WHERE interpreter_id = users.id)`.as('hours'),
    ])
    .where('users.id', '=', id)
    .where('users.group_id', '=', INTERPRETER_GROUP)
    .where('users.verified_at', 'is not', null)
    .executeTakeFirst();
  if (!found) return null;
  return {
    state: found.listing_state ?? 'draft',
    reason: found.listing_reason,
    since: found.listing_since,
    isPublic: found.is_public ?? true,
    showsWholeName: found.shows_whole_name ?? false,
    publicKey: found.public_key,
    person: { first_name: found.first_name, last_name: found.last_name },
    name: `${found.first_name} ${found.last_name}`,
    languages: found.languages,
    hourlyPriceCents: found.hourly_price_cents,
    fieldCount: found.fields,
    description: found.description,
    timeZone: found.time_zone,
    weeklyHoursCount: found.hours,
  };
}

export async function setListing(
  queries: Queries,
  id: string,
  { state, reason = null, at }: { state: ListingState; reason?: string | null; at: Date },
): Promise<void> {
  const columns: Updateable<Omit<InterpretersTable, 'sort_name'>> = {
    listing_state: state,
    listing_reason: reason,
    listing_since: at,
  };
  await queries.updateTable('interpreters').set(columns).where('user_id', '=', id).execute();
}

export type WaitingListingRow = Awaited<ReturnType<typeof listWaitingListings>>[number];

/** Complete profiles of the institute's interpreters that nobody decided about, the oldest first. */
export async function listWaitingListings(queries: Queries, institute: Institute) {
  const found = await sql<{
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    language: string | null;
    photo_url: string | null;
    listing_since: Date;
    hourly_price_cents: number | null;
    description: string | null;
    languages: { name: string; level: LanguageLevel | null }[];
    fields: string[];
  }>`
    SELECT users.id, users.email, users.first_name, users.last_name, users.language, users.photo_url,
      interpreters.listing_since, interpreters.hourly_price_cents, interpreters.description,
      ${LANGUAGES} AS languages,
      ARRAY(SELECT name FROM interpreter_verticals WHERE interpreter_id = users.id ORDER BY position) AS fields
    FROM interpreters JOIN users ON users.id = interpreters.user_id ${OF_INSTITUTE}
    WHERE interpreters.listing_state = 'in_review' AND ${isOf(institute)}
    ORDER BY interpreters.listing_since, users.id`.execute(queries);
  return found.rows;
}

/**
 * Of these interpreters, those who are there and shown to somebody: whoever is listed, oneself, and whom one shares a booking
 * with. To a client whom the interpreter set aside it is as if they were not listed.
 */
export async function listShownTo(
  queries: Queries,
  userId: string,
  interpreterIds: readonly string[],
): Promise<string[]> {
  if (interpreterIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT user_id AS id FROM interpreters JOIN users ON users.id = user_id AND deleted_at IS NULL
    WHERE user_id = ANY(${[...interpreterIds]}::uuid[]) AND (user_id = ${userId}
      OR listing_state = 'listed'
        AND NOT EXISTS (SELECT FROM blocks WHERE by_id = interpreters.user_id AND whom_id = ${userId})
      OR EXISTS (SELECT FROM bookings WHERE client_id = ${userId} AND interpreter_id = interpreters.user_id))`.execute(
    queries,
  );
  return rows.map(({ id }) => id);
}

/** Whether somebody is shown what an interpreter offers. */
export async function isShownTo(queries: Queries, userId: string, interpreterId: string): Promise<boolean> {
  return (await listShownTo(queries, userId, [interpreterId])).length > 0;
}

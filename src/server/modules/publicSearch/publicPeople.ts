import { sql, type RawBuilder } from 'kysely';
import type { LanguageLevel, ListingState } from '../../../shared/domain/people/listing';
import type { Queries } from '../../db/database';
import { HOURS_ZONE } from '../interpreters/service/interpreterZones';

/** An interpreter's row as strangers may see it: no mail address, no telephone number, no place. */
export interface PublicPersonRow {
  id: string;
  public_key: string;
  first_name: string;
  last_name: string;
  shows_whole_name: boolean;
  photo_url: string | null;
  time_zone: string;
  hourly_price_cents: number | null;
  credibility_level: number | null;
  client_references: number;
  confirms_at_once: boolean;
  languages: { name: string; level: LanguageLevel | null }[];
  fields: string[];
}

export interface PublicProfileRow extends PublicPersonRow {
  description: string | null;
  listing_state: ListingState;
  is_public: boolean;
  /** can be booked at all */
  is_there: boolean;
}

/** Interpreters that visitors can find, as a condition on `interpreters` and `users`. */
export const IS_PUBLIC = sql`interpreters.listing_state = 'listed' AND interpreters.is_public
  AND interpreters.offers_interpretation AND users.verified_at IS NOT NULL`;

const PERSON = sql`users.id, interpreters.public_key, users.first_name, users.last_name, interpreters.shows_whole_name,
  users.photo_url, coalesce(users.time_zone, ${sql.lit(HOURS_ZONE)}) AS time_zone, interpreters.hourly_price_cents,
  interpreters.credibility_level, interpreters.client_references, interpreters.confirms_at_once,
  (SELECT coalesce(json_agg(json_build_object('name', language, 'level', level) ORDER BY position), '[]')
    FROM interpreter_languages WHERE interpreter_id = users.id) AS languages,
  ARRAY(SELECT name FROM interpreter_verticals WHERE interpreter_id = users.id ORDER BY position) AS fields`;

/** These interpreters, in the order of their ids as given. */
export async function findPublicPeople(queries: Queries, ids: readonly string[]): Promise<PublicPersonRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await selectPublicPeople(ids).execute(queries);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

/** The statement behind it, so that its plan can be looked at as well. */
export function selectPublicPeople(ids: readonly string[]): RawBuilder<PublicPersonRow> {
  return sql<PublicPersonRow>`SELECT ${PERSON} FROM interpreters JOIN users ON users.id = interpreters.user_id
    WHERE interpreters.user_id IN (${sql.join(ids)})`;
}

/** The interpreter with this key, public or not; null where there never was one. */
export async function findPublicProfile(queries: Queries, key: string): Promise<PublicProfileRow | null> {
  const { rows } =
    await sql<PublicProfileRow>`SELECT ${PERSON}, interpreters.description, interpreters.listing_state,
      interpreters.is_public, (interpreters.offers_interpretation AND users.verified_at IS NOT NULL) AS is_there
    FROM interpreters JOIN users ON users.id = interpreters.user_id
    WHERE interpreters.public_key = ${key}`.execute(queries);
  return rows[0] ?? null;
}

export type PublicNameRow = Pick<
  PublicPersonRow,
  'public_key' | 'first_name' | 'last_name' | 'shows_whole_name'
>;

/** Everybody who can be found, best ranked first, and what they speak; for the list that search engines read. */
export async function listPublicNames(queries: Queries, most: number): Promise<PublicNameRow[]> {
  const { rows } = await sql<PublicNameRow>`
    SELECT interpreters.public_key, users.first_name, users.last_name, interpreters.shows_whole_name
    FROM interpreters JOIN users ON users.id = interpreters.user_id WHERE ${IS_PUBLIC}
    ORDER BY interpreters.ranking, interpreters.user_id LIMIT ${most}`.execute(queries);
  return rows;
}

/** Languages that somebody who can be found has; only those who have another one beside it, where that is given. */
export async function listPublicLanguages(queries: Queries, beside?: string): Promise<string[]> {
  const together = beside
    ? sql`AND languages.language <> ${beside} AND EXISTS (SELECT FROM interpreter_languages AS other
        WHERE other.interpreter_id = languages.interpreter_id AND other.language = ${beside})`
    : sql``;
  const { rows } = await sql<{ language: string }>`
    SELECT languages.language FROM interpreter_languages AS languages
    JOIN interpreters ON interpreters.user_id = languages.interpreter_id JOIN users ON users.id = interpreters.user_id
    WHERE ${IS_PUBLIC} ${together}
    GROUP BY languages.language ORDER BY count(*) DESC, languages.language`.execute(queries);
  return rows.map(({ language }) => language);
}

import { sql } from 'kysely';
import { plainName } from '../../../shared/domain/people/isPersonName';
import type { Queries } from '../../db/database';
import { likeWords } from '../../db/likeWords';

export interface BusinessRow {
  id: string;
  name: string;
  created_at: Date;
  people: number;
  teams: number;
}

export interface BusinessFilter {
  id?: string;
  search?: string | undefined;
}

/** The institute's businesses by name, with how many belong to each. */
export async function listBusinesses(
  queries: Queries,
  instituteId: string,
  { id, search }: BusinessFilter = {},
): Promise<BusinessRow[]> {
  const found = await sql<BusinessRow>`
    SELECT businesses.id, businesses.name, businesses.created_at,
      (SELECT count(*) FROM memberships JOIN users ON users.id = memberships.user_id
        WHERE memberships.business_id = businesses.id AND users.verified_at IS NOT NULL) AS people,
      (SELECT count(*) FROM teams WHERE teams.business_id = businesses.id) AS teams
    FROM businesses
    WHERE businesses.institute_id = ${instituteId}
      AND ${search === undefined ? sql`true` : likeWords(sql`businesses.name`, search)}
      AND ${id === undefined ? sql`true` : sql`businesses.id = ${id}`}
    ORDER BY businesses.plain_name COLLATE "und-x-icu", businesses.id`.execute(queries);
  return found.rows;
}

/** Null for a business of another institute as for one that is not there. */
export async function findBusiness(
  queries: Queries,
  instituteId: string,
  id: string,
): Promise<BusinessRow | null> {
  return (await listBusinesses(queries, instituteId, { id }))[0] ?? null;
}

export interface NamedPart {
  id: string;
  instituteId: string;
  name: string;
  at: Date;
}

/** How many the institute has. */
export async function countParts(
  queries: Queries,
  parts: 'teams' | 'businesses',
  instituteId: string,
): Promise<number> {
  const counted = queries
    .selectFrom(parts)
    .select(({ fn }) => fn.countAll<number>().as('parts'))
    .where('institute_id', '=', instituteId);
  return Number((await counted.executeTakeFirstOrThrow()).parts);
}

/** Makes the business or renames it; false where another one of the institute bears the name. */
export async function writeBusiness(
  queries: Queries,
  { id, instituteId, name, at }: NamedPart,
): Promise<boolean> {
  const plain = plainName(name);
  const namesake = await queries
    .selectFrom('businesses')
    .select('id')
    .where('institute_id', '=', instituteId)
    .where('plain_name', '=', plain)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (namesake) return false;
  await queries
    .insertInto('businesses')
    .values({ id, institute_id: instituteId, name, plain_name: plain, created_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, plain_name: plain }))
    .execute();
  return true;
}

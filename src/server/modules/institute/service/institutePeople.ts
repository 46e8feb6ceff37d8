import { sql, type Selectable } from 'kysely';
import { INSTITUTE_ADMIN_ROLE } from '../../../../shared/domain/people/groups';
import type { Order } from '../../../../shared/contract/base/paging';
import type { UserSort } from '../../../../shared/contract/institute/instituteUsers';
import type { Queries } from '../../../db/database';
import type { UsersTable } from '../../../db/tables';
import type { Institute } from './institutes';
import { likeWords } from '../../../db/likeWords';

type PersonColumns = Pick<
  Selectable<UsersTable>,
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'photo_url'
  | 'group_id'
  | 'roles'
  | 'tier'
  | 'requested_tier'
  | 'language'
  | 'last_login_at'
  | 'created_at'
>;

export interface InstitutePerson extends PersonColumns {
  business_id: string | null;
  business: string | null;
  teams: string[];
}

export interface PeopleFilter {
  id?: string;
  search?: string | undefined;
  role?: string | undefined;
  businessId?: string;
  isWaitingForTier?: boolean | undefined;
  groupId?: number | undefined;
}

export interface PeopleStretch {
  offset: number;
  limit: number;
  sort?: UserSort;
  order?: Order;
}

/**
 * One page of an institute's people, by last and first name or by the latest sign-in, the id deciding between
 * namesakes; and how many there are. All of them are sorted for it: five thousand in some 30 ms.
 */
export async function listInstitutePeople(
  queries: Queries,
  institute: Institute,
  filter: PeopleFilter,
  { offset, limit, sort = 'name', order = 'ascending' }: PeopleStretch,
): Promise<{ rows: InstitutePerson[]; total: number }> {
  const from = sql`FROM users ${OF_INSTITUTE} WHERE ${isOf(institute)} AND ${sql.join(conditions(filter), sql` AND `)}`;
  const counted = await sql<{ total: number }>`SELECT count(*) AS total ${from}`.execute(queries);
  const found = await sql<InstitutePerson>`
    SELECT users.id, users.email, users.first_name, users.last_name, users.photo_url, users.group_id, users.roles,
      users.tier, users.requested_tier, users.language, users.last_login_at, users.created_at,
      memberships.business_id, businesses.name AS business,
      ARRAY(SELECT teams.name FROM team_members JOIN teams ON teams.id = team_members.team_id
        WHERE team_members.user_id = users.id AND teams.institute_id = ${institute.id} ORDER BY teams.plain_name) AS teams
    ${from}
    ORDER BY ${inOrder(sort, order)}
    LIMIT ${limit} OFFSET ${offset}`.execute(queries);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** People who never signed in come before those who did long ago. */
function inOrder(sort: UserSort, order: Order) {
  const way = order === 'ascending' ? sql`ASC` : sql`DESC`;
  const names = (direction: typeof way) => sql`lower(users.last_name COLLATE "und-x-icu") ${direction},
    lower(users.first_name COLLATE "und-x-icu") ${direction}, users.id ${direction}`;
  if (sort === 'name') return names(way);
  const nulls = order === 'ascending' ? sql`NULLS FIRST` : sql`NULLS LAST`;
  return sql`users.last_login_at ${way} ${nulls}, ${names(sql`ASC`)}`;
}

/** Somebody of the institute; null for anybody else and for nobody. */
export async function findInstitutePerson(
  queries: Queries,
  institute: Institute,
  id: string,
): Promise<InstitutePerson | null> {
  const { rows } = await listInstitutePeople(queries, institute, { id }, { offset: 0, limit: 1 });
  return rows[0] ?? null;
}

/** How many of these are people of the institute. */
export async function countInstitutePeople(
  queries: Queries,
  institute: Institute,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const counted = await sql<{ people: number }>`SELECT count(*) AS people FROM users ${OF_INSTITUTE}
    WHERE ${isOf(institute)} AND users.id IN (${sql.join(ids)})`.execute(queries);
  return counted.rows[0]?.people ?? 0;
}

/** How many people of the institute have the same group and roles, for each such set. */
export async function countByRoles(queries: Queries, institute: Institute) {
  const counted = await sql<{ group_id: 100 | 200; roles: string[]; people: number }>`
    SELECT users.group_id, users.roles, count(*) AS people FROM users ${OF_INSTITUTE}
    WHERE ${isOf(institute)} GROUP BY users.group_id, users.roles`.execute(queries);
  return counted.rows;
}

/** Whether anybody but this person administers the institute. */
export async function hasOtherAdmin(queries: Queries, institute: Institute, id: string): Promise<boolean> {
  const found = await sql`SELECT users.id FROM users ${OF_INSTITUTE}
    WHERE ${isOf(institute)} AND users.id <> ${id} AND ${INSTITUTE_ADMIN_ROLE} = ANY (users.roles) LIMIT 1`.execute(
    queries,
  );
  return found.rows.length > 0;
}

/** Puts another name into the roles of everybody in the institute who has the role. */
export async function renameRoleOfPeople(queries: Queries, institute: Institute, from: string, to: string) {
  await sql`UPDATE users SET roles = array_replace(roles, ${from}, ${to})
    WHERE ${from} = ANY (roles) AND id IN (SELECT users.id FROM users ${OF_INSTITUTE} WHERE ${isOf(institute)})`.execute(
    queries,
  );
}

export const OF_INSTITUTE = sql`LEFT JOIN memberships ON memberships.user_id = users.id
  LEFT JOIN businesses ON businesses.id = memberships.business_id`;

/** People without a membership are the house's; a registration that was never confirmed is nobody's. */
export function isOf({ id, is_house }: Institute) {
  const isMember = sql`memberships.institute_id = ${id}`;
  const belongs = is_house ? sql`(${isMember} OR memberships.institute_id IS NULL)` : isMember;
  return sql`users.verified_at IS NOT NULL AND ${belongs}`;
}

function conditions({ id, search, role, businessId, isWaitingForTier, groupId }: PeopleFilter) {
  const text = sql`(users.first_name || ' ' || users.last_name || ' ' || users.email)`;
  return [
    search === undefined ? sql`true` : likeWords(text, search),
    ...(id === undefined ? [] : [sql`users.id = ${id}`]),
    ...(role === undefined ? [] : [sql`${role} = ANY (users.roles)`]),
    ...(businessId === undefined ? [] : [sql`memberships.business_id = ${businessId}`]),
    ...(groupId === undefined ? [] : [sql`users.group_id = ${groupId}`]),
    ...(isWaitingForTier ? [sql`users.requested_tier IS NOT NULL`] : []),
  ];
}

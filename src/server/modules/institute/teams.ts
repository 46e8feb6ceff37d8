import { plainName } from '../../../shared/domain/people/isPersonName';
import type { Queries } from '../../db/database';
import type { NamedPart } from './businesses';

export interface TeamRow {
  id: string;
  name: string;
  business_id: string | null;
  business: string | null;
  members: { id: string; name: string; photo_url: string | null }[];
}

/** The institute's teams by name, with their members by name. */
export async function listTeams(
  queries: Queries,
  instituteId: string,
  { id, businessId }: { id?: string; businessId?: string | undefined } = {},
): Promise<TeamRow[]> {
  let found = queries
    .selectFrom('teams')
    .leftJoin('businesses', 'businesses.id', 'teams.business_id')
    .select(['teams.id', 'teams.name', 'teams.business_id', 'businesses.name as business'])
    .where('teams.institute_id', '=', instituteId)
    .orderBy('teams.plain_name')
    .orderBy('teams.id');
  if (id !== undefined) found = found.where('teams.id', '=', id);
  if (businessId !== undefined) found = found.where('teams.business_id', '=', businessId);
  const teams = await found.execute();
  const members = await listMembers(
    queries,
    teams.map((team) => team.id),
  );
  const membersOf = new Map(teams.map((team): [string, TeamRow['members']] => [team.id, []]));
  for (const { team_id, first_name, last_name, ...member } of members)
    membersOf.get(team_id)?.push({ ...member, name: `${first_name} ${last_name}` });
  return teams.map((team) => ({ ...team, members: membersOf.get(team.id) ?? [] }));
}

/** Null for a team of another institute as for one that is not there. */
export async function findTeam(queries: Queries, instituteId: string, id: string): Promise<TeamRow | null> {
  return (await listTeams(queries, instituteId, { id }))[0] ?? null;
}

async function listMembers(queries: Queries, teamIds: readonly string[]) {
  if (teamIds.length === 0) return [];
  return queries
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(['team_members.team_id', 'users.id', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .where('team_members.team_id', 'in', teamIds)
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .execute();
}

export interface TeamWish extends NamedPart {
  businessId: string | null;
  memberIds: readonly string[];
}

/** Makes the team or replaces it, members and all; false where another one of the institute bears the name. */
export async function writeTeam(queries: Queries, team: TeamWish): Promise<boolean> {
  const { id, instituteId, name, businessId, memberIds, at } = team;
  const plain = plainName(name);
  const namesake = await queries
    .selectFrom('teams')
    .select('id')
    .where('institute_id', '=', instituteId)
    .where('plain_name', '=', plain)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (namesake) return false;
  const changes = { name, plain_name: plain, business_id: businessId };
  await queries
    .insertInto('teams')
    .values({ id, institute_id: instituteId, created_at: at, ...changes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
  await queries.deleteFrom('team_members').where('team_id', '=', id).execute();
  if (memberIds.length > 0) {
    const rows = memberIds.map((userId) => ({ team_id: id, user_id: userId }));
    await queries.insertInto('team_members').values(rows).execute();
  }
  return true;
}

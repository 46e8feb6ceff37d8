import type { Insertable, Selectable } from 'kysely';
import { BUILT_IN_ROLES, type RoleRule } from '../../../shared/domain/people/roles';
import type { Queries } from '../../db/database';
import type { RolesTable } from '../../db/tables/instituteTables';

export type StoredRole = Selectable<RolesTable>;

/** The institute's own roles; the built-in ones are in `domain/roles.ts`. */
export async function listOwnRoles(queries: Queries, instituteId: string): Promise<StoredRole[]> {
  return queries
    .selectFrom('roles')
    .selectAll()
    .where('institute_id', '=', instituteId)
    .orderBy('rank', 'desc')
    .orderBy('plain_name')
    .execute();
}

/** Every role that the institute knows: the built-in ones and its own. */
export async function listKnownRoles(queries: Queries, instituteId: string): Promise<RoleRule[]> {
  return [...BUILT_IN_ROLES, ...(await listOwnRoles(queries, instituteId))];
}

/** Makes the role or replaces it; false where another one of the institute bears the name. */
export async function saveRole(queries: Queries, role: Insertable<RolesTable>): Promise<boolean> {
  const { id, institute_id: instituteId, ...values } = role;
  const namesake = await queries
    .selectFrom('roles')
    .select('id')
    .where('institute_id', '=', instituteId)
    .where('plain_name', '=', role.plain_name)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (namesake) return false;
  await queries
    .insertInto('roles')
    .values(role)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  return true;
}

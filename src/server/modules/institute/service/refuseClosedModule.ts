import { AppError } from '../../../../shared/contract/base/errors';
import { moduleOf } from '../../../../shared/contract/base/moduleOf';
import { openModules, type Module } from '../../../../shared/domain/people/modules';
import { BUILT_IN_ROLES } from '../../../../shared/domain/people/roles';
import { findInstituteOf } from './institutes';
import { listKnownRoles } from '../roles';
import type { Queries } from '../../../db/database';
import type { Caller, ServiceContext } from '../../../platform/context';

/** Throws FORBIDDEN where a call belongs to an area that none of the caller's roles opens. */
export async function refuseClosedModule(
  { db }: ServiceContext,
  caller: Caller,
  path: string,
): Promise<void> {
  const module = moduleOf(path);
  if (module !== null && !(await isModuleOpen(db.queries, caller, module))) throw new AppError('FORBIDDEN');
}

/**
 * Whether an area is open to somebody: by one of their roles, or by their group where they have none. Only roles of their
 * institute's own leave one out, so nobody else costs a look into the database.
 */
export async function isModuleOpen(
  queries: Queries,
  { userId, groupId, roles }: Pick<Caller, 'userId' | 'groupId' | 'roles'>,
  module: Module,
): Promise<boolean> {
  const isOwn = (name: string) => !BUILT_IN_ROLES.some((role) => role.name === name);
  if (!roles.some(isOwn)) return true;
  const institute = await findInstituteOf(queries, userId);
  const known = await listKnownRoles(queries, institute.id);
  const held = known.filter(({ name }) => roles.includes(name)).map(({ modules }) => modules);
  return openModules(groupId, held).includes(module);
}

import { AppError } from '../../../../shared/contract/base/errors';
import { moduleOf } from '../../../../shared/contract/base/moduleOf';
import { closedModules, openModules, type Module } from '../../../../shared/domain/people/modules';
import { BUILT_IN_ROLES } from '../../../../shared/domain/people/roles';
import { findInstituteOf } from './institutes';
import { listKnownRoles } from '../roles';
import type { Queries } from '../../../db/database';
import type { Caller, ServiceContext } from '../../../platform/context';

type Holder = Pick<Caller, 'userId' | 'groupId' | 'roles'>;

/** Throws MODULE_CLOSED where a call belongs to an area that none of the caller's roles opens. */
export async function refuseClosedModule(
  { db }: ServiceContext,
  caller: Caller,
  path: string,
): Promise<void> {
  const module = moduleOf(path);
  if (module !== null && !(await isModuleOpen(db.queries, caller, module)))
    throw new AppError('MODULE_CLOSED');
}

/** Whether an area is open to somebody: by one of their roles, or by their group where they have none. */
export async function isModuleOpen(queries: Queries, holder: Holder, module: Module): Promise<boolean> {
  const opened = await openedByRoles(queries, holder);
  return opened === null || openModules(holder.groupId, opened).includes(module);
}

/** The areas that somebody's roles leave out. */
export async function closedModulesOf(queries: Queries, holder: Holder): Promise<Module[]> {
  const opened = await openedByRoles(queries, holder);
  return opened === null ? [] : closedModules(holder.groupId, opened);
}

/**
 * What each role of somebody opens; null where none closes anything. Only roles of their institute's own leave an area out, so
 * nobody else costs a look into the database.
 */
async function openedByRoles(
  queries: Queries,
  { userId, roles }: Holder,
): Promise<(readonly Module[])[] | null> {
  const isOwn = (name: string) => !BUILT_IN_ROLES.some((role) => role.name === name);
  if (!roles.some(isOwn)) return null;
  const institute = await findInstituteOf(queries, userId);
  const known = await listKnownRoles(queries, institute.id);
  return known.filter(({ name }) => roles.includes(name)).map(({ modules }) => modules);
}

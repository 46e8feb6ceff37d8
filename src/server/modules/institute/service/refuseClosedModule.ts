import { AppError } from '../../../../shared/contract/base/errors';
import { moduleOf } from '../../../../shared/contract/base/moduleOf';
import { openModules } from '../../../../shared/domain/people/modules';
import { BUILT_IN_ROLES } from '../../../../shared/domain/people/roles';
import { findInstituteOf } from './institutes';
import { listOwnRoles } from '../roles';
import type { Caller, ServiceContext } from '../../../platform/context';

/**
 * Throws FORBIDDEN where a call belongs to an area that none of the caller's roles opens. Only people with a role
 * of their institute's own can meet that, so nobody else costs a look into the database.
 */
export async function refuseClosedModule(
  { db }: ServiceContext,
  caller: Caller,
  path: string,
): Promise<void> {
  const module = moduleOf(path);
  const isOwn = (name: string) => !BUILT_IN_ROLES.some((role) => role.name === name);
  if (module === null || !caller.roles.some(isOwn)) return;
  const institute = await findInstituteOf(db.queries, caller.userId);
  const known = [...BUILT_IN_ROLES, ...(await listOwnRoles(db.queries, institute.id))];
  const held = known.filter(({ name }) => caller.roles.includes(name)).map(({ modules }) => modules);
  if (!openModules(caller.groupId, held).includes(module)) throw new AppError('FORBIDDEN');
}

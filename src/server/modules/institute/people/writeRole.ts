import { randomUUID } from 'node:crypto';
import { AppError } from '../../../../shared/contract/base/errors';
import { type InstituteRole, MOST_ROLES } from '../../../../shared/contract/institute/instituteRoles';
import type { Module } from '../../../../shared/domain/people/modules';
import { isReservedRoleName, plainRoleName } from '../../../../shared/domain/people/roles';
import { pauseClosedListings } from '../../interpreters/service/pauseClosedListings';
import { renameRoleOfPeople } from '../service/institutePeople';
import { renameRoleOfInvitations } from '../service/invitations';
import { listKnownRoles, listOwnRoles, saveRole, type StoredRole } from '../roles';
import { refuseUnseen } from '../../../platform/http/refuseUnseen';
import type { InstituteChange } from '../service/changeInstitute';

export interface RoleWish {
  id?: string | undefined;
  name: string;
  description: string;
  rank: number;
  modules: Module[];
  /** of a role that is changed */
  seen?: Pick<InstituteRole, 'name' | 'description' | 'rank' | 'modules'> | undefined;
}

/**
 * Makes a role of the institute's own, or changes one; whoever has it then has it under its new name. Throws
 * NOT_FOUND, CHANGED_MEANWHILE, ROLE_EXISTS, ROLE_ABOVE_OWN, TOO_MANY_ENTRIES, and INVALID for the area that only admins have.
 */
export async function writeRole(change: InstituteChange, wish: RoleWish): Promise<void> {
  const { queries, institute, rank, now, log } = change;
  if (wish.modules.includes('institute')) {
    throw new AppError('INVALID', { issues: [{ path: 'modules', code: 'unknown_choice' }] });
  }
  const own = await listOwnRoles(queries, institute.id);
  const old = own.find(({ id }) => id === wish.id);
  if (wish.id !== undefined && !old) throw new AppError('NOT_FOUND');
  if (old) refuseUnseen(told(old), wish.seen);
  if (!old && own.length >= MOST_ROLES) throw new AppError('TOO_MANY_ENTRIES');
  if (Math.max(wish.rank, old?.rank ?? 0) > rank) throw new AppError('ROLE_ABOVE_OWN');
  if (isReservedRoleName(wish.name)) throw new AppError('ROLE_EXISTS');
  const { name, description, modules } = wish;
  const role: StoredRole = {
    id: old?.id ?? randomUUID(),
    institute_id: institute.id,
    name,
    plain_name: plainRoleName(name),
    description,
    rank: wish.rank,
    modules,
  };
  if (!(await saveRole(queries, role))) throw new AppError('ROLE_EXISTS');
  if (old && old.name !== name) {
    await renameRoleOfPeople(queries, institute, old.name, name);
    await renameRoleOfInvitations(queries, institute.id, old.name, name);
  }
  if (old)
    await pauseClosedListings(queries, {
      institute,
      roles: await listKnownRoles(queries, institute.id),
      now,
    });
  await log(old ? 'role.update' : 'role.add', name, old ? told(old) : null, told(role));
}

const told = ({ name, description, rank, modules }: StoredRole) => ({ name, description, rank, modules });

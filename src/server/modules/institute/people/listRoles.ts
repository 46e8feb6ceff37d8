import type { InstituteRole } from '../../../../shared/contract/institute/instituteRoles';
import { BUILT_IN_ROLES } from '../../../../shared/domain/people/roles';
import type { Queries } from '../../../db/database';
import { countByRoles } from '../service/institutePeople';
import { type Institute, findInstituteOf } from '../service/institutes';
import { listOwnRoles } from '../roles';
import type { Caller, ServiceContext } from '../../../platform/context';

/** Built-in roles and the institute's own, highest rank first, with how many have each. */
export async function listRoles(queries: Queries, institute: Institute): Promise<InstituteRole[]> {
  const own = await listOwnRoles(queries, institute.id);
  const sets = await countByRoles(queries, institute);
  const peopleWith = (name: string) =>
    sets.filter(({ roles }) => roles.includes(name)).reduce((sum, { people }) => sum + people, 0);
  const builtIn = BUILT_IN_ROLES.map((role) => ({ ...role, id: null, description: '' }));
  return [...builtIn, ...own]
    .sort((one, other) => other.rank - one.rank)
    .map(({ id, name, description, rank, modules }) => ({
      id,
      name,
      description,
      rank,
      modules: [...modules],
      people: peopleWith(name),
    }));
}

/** The roles of the caller's own institute. */
export async function getRoles({ db }: ServiceContext, caller: Caller): Promise<InstituteRole[]> {
  return listRoles(db.queries, await findInstituteOf(db.queries, caller.userId));
}

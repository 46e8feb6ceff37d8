import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { getModules as endpoint } from '../../../shared/contract/institute/instituteRoles';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { MODULES, modulesOfGroup, openModules } from '../../../shared/domain/people/modules';
import { countByRoles } from './service/institutePeople';
import { findInstituteOf } from './service/institutes';
import type { Caller, ServiceContext } from '../../platform/context';
import { listRoles } from './people/listRoles';

const GROUPS = [CLIENT_GROUP, INTERPRETER_GROUP] as const;

/** The areas of the product, and to whom of the caller's institute each is open. */
export async function getModules({ db }: ServiceContext, caller: Caller): Promise<DataOf<typeof endpoint>> {
  const institute = await findInstituteOf(db.queries, caller.userId);
  const known = await listRoles(db.queries, institute);
  const sets = await countByRoles(db.queries, institute);
  const openTo = sets.map(({ group_id: group, roles, people }) => {
    const held = known.filter(({ name }) => roles.includes(name));
    return {
      people,
      modules: openModules(
        group,
        held.map(({ modules }) => modules),
      ),
    };
  });
  return MODULES.map((key) => ({
    key,
    groups: GROUPS.filter((group) => modulesOfGroup(group).includes(key)),
    roles: known.filter(({ modules }) => modules.includes(key)).map(({ name }) => name),
    people: openTo
      .filter(({ modules }) => modules.includes(key))
      .reduce((sum, { people }) => sum + people, 0),
  }));
}

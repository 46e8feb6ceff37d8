import { randomUUID } from 'node:crypto';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import {
  MOST_TEAMS,
  type saveTeam as endpoint,
  type Team,
} from '../../../shared/contract/institute/instituteTeams';
import { countParts, findBusiness } from './businesses';
import { countInstitutePeople } from './service/institutePeople';
import { findTeam, writeTeam } from './teams';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeInstitute } from './service/changeInstitute';

/**
 * Makes a team of the caller's institute, or changes one, members and all. Throws NAME_TAKEN, TOO_MANY_ENTRIES, and
 * NOT_FOUND where the team, its business or one of the members is not of the institute.
 */
export async function saveTeam(
  context: ServiceContext,
  caller: Caller,
  { id, name, business_id: businessId, member_ids: memberIds }: ReceivedOf<typeof endpoint>,
): Promise<Team> {
  return changeInstitute(context, caller, async ({ queries, institute, now, log }) => {
    const old = id === undefined ? null : await findTeam(queries, institute.id, id);
    const isTeamKnown = id === undefined || old !== null;
    const isBusinessKnown =
      businessId === null || (await findBusiness(queries, institute.id, businessId)) !== null;
    const areMembersKnown = (await countInstitutePeople(queries, institute, memberIds)) === memberIds.length;
    if (!isTeamKnown || !isBusinessKnown || !areMembersKnown) throw new AppError('NOT_FOUND');
    if (!old && (await countParts(queries, 'teams', institute.id)) >= MOST_TEAMS) {
      throw new AppError('TOO_MANY_ENTRIES');
    }
    const team = {
      id: old?.id ?? randomUUID(),
      instituteId: institute.id,
      name,
      businessId,
      memberIds,
      at: now,
    };
    if (!(await writeTeam(queries, team))) throw new AppError('NAME_TAKEN');
    const saved = await findTeam(queries, institute.id, team.id);
    if (!saved) throw new Error('a team that was just written is not there');
    if (JSON.stringify(old) !== JSON.stringify(saved)) {
      await log(old ? 'team.update' : 'team.add', name, old && told(old), told(saved));
    }
    return saved;
  });
}

/** Members with their ids, so that the log can forget one of them. */
const told = ({ name, business, members }: Team) => ({
  name,
  business,
  members: members.map((each) => ({ id: each.id, name: each.name })),
});

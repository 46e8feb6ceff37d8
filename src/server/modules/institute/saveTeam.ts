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
import { refuseUnseen } from '../../platform/http/refuseUnseen';
import { changeInstitute } from './service/changeInstitute';

/**
 * Makes a team of the caller's institute, or changes one, members and all. Throws CHANGED_MEANWHILE, NAME_TAKEN,
 * TOO_MANY_ENTRIES, and NOT_FOUND where the team, its business or one of the members is not of the institute.
 */
export async function saveTeam(
  context: ServiceContext,
  caller: Caller,
  { id, name, business_id: businessId, member_ids: memberIds, seen }: ReceivedOf<typeof endpoint>,
): Promise<Team> {
  return changeInstitute(context, caller, async ({ queries, institute, now, log }) => {
    const old = id === undefined ? null : await findTeam(queries, institute.id, id);
    const isTeamKnown = id === undefined || old !== null;
    const isBusinessKnown =
      businessId === null || (await findBusiness(queries, institute.id, businessId)) !== null;
    const areMembersKnown = (await countInstitutePeople(queries, institute, memberIds)) === memberIds.length;
    if (old) refuseUnseen(seenParts(old), seen);
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
      const [was, is] = [old && told(old), told(saved)];
      await log(old ? 'team.update' : 'team.add', name, was && whatOnly(was, is), whatOnly(is, was));
    }
    return saved;
  });
}

const seenParts = ({ name, business_id, members }: Team) => ({
  name,
  business_id,
  member_ids: members.map(({ id }) => id),
});

/** Members by their ids alone: the log need not be written anew when one of them goes. */
const told = ({ name, business, members }: Team) => ({
  name,
  business,
  member_ids: members.map(({ id }) => id),
});
type Told = ReturnType<typeof told>;

/** What one side of a change has and the other has not; null for nothing. */
function whatOnly(side: Told, other: Told | null): Partial<Told> | null {
  if (!other) return side;
  const others = new Set(other.member_ids);
  const memberIds = side.member_ids.filter((id) => !others.has(id));
  const only = {
    ...(side.name !== other.name && { name: side.name }),
    ...(side.business !== other.business && { business: side.business }),
    ...(memberIds.length > 0 && { member_ids: memberIds }),
  };
  return Object.keys(only).length > 0 ? only : null;
}

import type { ReceivedOf } from '../../../contract/endpoint';
import { AppError } from '../../../contract/errors';
import type { getTeams as endpoint, Team } from '../../../contract/instituteTeams';
import { findBusiness } from '../../db/repositories/businesses';
import { findInstituteOf } from '../../db/repositories/institutes';
import { listTeams } from '../../db/repositories/teams';
import type { Caller, ServiceContext } from '../context';

/** The teams of the caller's own institute. Throws NOT_FOUND for a business that is not of it. */
export async function getTeams(
  { db }: ServiceContext,
  caller: Caller,
  { business_id: businessId }: ReceivedOf<typeof endpoint>,
): Promise<Team[]> {
  const { id } = await findInstituteOf(db.queries, caller.userId);
  if (businessId !== undefined && !(await findBusiness(db.queries, id, businessId))) {
    throw new AppError('NOT_FOUND');
  }
  return listTeams(db.queries, id, { businessId });
}

import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { getTeams as endpoint, Team } from '../../../shared/contract/institute/instituteTeams';
import { findBusiness } from './businesses';
import { findInstituteOf } from './service/institutes';
import { listTeams } from './teams';
import type { Caller, ServiceContext } from '../../platform/context';

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

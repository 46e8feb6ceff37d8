import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { getAllUsers as endpoint } from '../../../shared/contract/institute/instituteUsers';
import { listInstitutePeople } from './service/institutePeople';
import { findInstituteOf } from './service/institutes';
import type { Caller, ServiceContext } from '../../platform/context';
import { toInstituteUser } from './service/toInstituteUser';

/** The people of the caller's own institute; the house's are those who belong to no other. */
export async function getAllUsers(
  { db }: ServiceContext,
  caller: Caller,
  {
    search,
    role,
    requested_tier,
    group_id: groupId,
    sort,
    order,
    page,
    pageSize,
  }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const institute = await findInstituteOf(db.queries, caller.userId);
  const filter = { search, role, isWaitingForTier: requested_tier, groupId };
  const stretch = { offset: (page - 1) * pageSize, limit: pageSize, sort, order };
  const { rows, total } = await listInstitutePeople(db.queries, institute, filter, stretch);
  return { rows: rows.map(toInstituteUser), total, page, pageSize };
}

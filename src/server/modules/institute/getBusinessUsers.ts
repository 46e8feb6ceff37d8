import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { getBusinessUsers as endpoint } from '../../../shared/contract/institute/instituteUsers';
import { findBusiness } from './businesses';
import { listInstitutePeople } from './service/institutePeople';
import { findInstituteOf } from './service/institutes';
import type { Caller, ServiceContext } from '../../platform/context';
import { toInstituteUser } from './service/toInstituteUser';

/** Throws NOT_FOUND for a business of another institute as for one that is not there. */
export async function getBusinessUsers(
  { db }: ServiceContext,
  caller: Caller,
  { business_id: businessId, page, pageSize }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const institute = await findInstituteOf(db.queries, caller.userId);
  if (!(await findBusiness(db.queries, institute.id, businessId))) throw new AppError('NOT_FOUND');
  const stretch = { offset: (page - 1) * pageSize, limit: pageSize };
  const { rows, total } = await listInstitutePeople(db.queries, institute, { businessId }, stretch);
  return { rows: rows.map(toInstituteUser), total, page, pageSize };
}

import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { Business, getBusinesses as endpoint } from '../../../shared/contract/institute/instituteTeams';
import { type BusinessRow, listBusinesses } from './businesses';
import { findInstituteOf } from './service/institutes';
import type { Caller, ServiceContext } from '../../platform/context';

/** The businesses of the caller's own institute. */
export async function getBusinesses(
  { db }: ServiceContext,
  caller: Caller,
  { search }: ReceivedOf<typeof endpoint>,
): Promise<Business[]> {
  const { id } = await findInstituteOf(db.queries, caller.userId);
  return (await listBusinesses(db.queries, id, { search })).map(toBusiness);
}

export function toBusiness({ created_at: createdAt, ...business }: BusinessRow): Business {
  return { ...business, created_at: createdAt.toISOString() };
}

import type { ReceivedOf } from '../../../contract/endpoint';
import type { Business, getBusinesses as endpoint } from '../../../contract/instituteTeams';
import { listBusinesses } from '../../db/repositories/businesses';
import { findInstituteOf } from '../../db/repositories/institutes';
import type { Caller, ServiceContext } from '../context';
import { toBusiness } from './toBusiness';

/** The businesses of the caller's own institute. */
export async function getBusinesses(
  { db }: ServiceContext,
  caller: Caller,
  { search }: ReceivedOf<typeof endpoint>,
): Promise<Business[]> {
  const { id } = await findInstituteOf(db.queries, caller.userId);
  return (await listBusinesses(db.queries, id, { search })).map(toBusiness);
}

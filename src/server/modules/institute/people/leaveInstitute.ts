import type { DataOf, ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type {
  getOwnInstitute as ownEndpoint,
  leaveInstitute as endpoint,
} from '../../../../shared/contract/account/ownInstitute';
import { inTransaction } from '../../../db/inTransaction';
import { lockActiveUser } from '../../account/service/users';
import type { Caller, ServiceContext } from '../../../platform/context';
import { findHouse, findInstituteOf, lockInstitute } from '../service/institutes';
import { leaveFormer } from '../service/joinInstitute';
import { setMembership } from '../service/memberships';

/** The institute that the caller belongs to and can leave. */
export async function getOwnInstitute(
  { db: { queries } }: ServiceContext,
  { userId }: Caller,
): Promise<DataOf<typeof ownEndpoint>> {
  const { id, name, is_house: isHouse } = await findInstituteOf(queries, userId);
  return { institute: isHouse ? null : { id, name } };
}

/**
 * Brings the caller back to the house, whose admins see their sessions from then on; what a role had closed is open again.
 * Throws NOT_FOUND for an institute that is not theirs (any more), and LAST_ADMIN.
 */
export function leaveInstitute(
  { db, clock }: ServiceContext,
  { userId }: Caller,
  { id }: ReceivedOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(db, async (queries) => {
    if ((await findInstituteOf(queries, userId)).id !== id) throw new AppError('NOT_FOUND');
    const house = await findHouse(queries);
    // In one order, as who joins an institute does it.
    for (const each of [id, house.id].sort()) await lockInstitute(queries, each);
    const person = await lockActiveUser(queries, userId);
    const former = await findInstituteOf(queries, userId);
    if (former.id !== id || former.is_house) throw new AppError('NOT_FOUND');
    const now = clock.now();
    await leaveFormer(queries, person, former, now);
    await setMembership(queries, { userId, instituteId: house.id, businessId: null, at: now });
    return null;
  });
}

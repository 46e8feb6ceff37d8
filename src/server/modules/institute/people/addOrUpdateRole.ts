import type { ReceivedOf } from '../../../../shared/contract/base/endpoint';
import type {
  addOrUpdateRole as endpoint,
  InstituteRole,
} from '../../../../shared/contract/institute/instituteRoles';
import type { Caller, ServiceContext } from '../../../platform/context';
import { type InstituteChange, changeInstitute } from '../service/changeInstitute';
import { giveRoles } from './giveRoles';
import { listRoles } from './listRoles';
import { writeRole } from './writeRole';
import { AppError } from '../../../../shared/contract/base/errors';
import { findBusiness } from '../businesses';
import { findInstitutePerson } from '../service/institutePeople';
import { setMembership } from '../service/memberships';
import { nameOfPerson } from '../service/toInstituteUser';

/** Makes or changes a role, or gives a person of the institute their roles and business. */
export async function addOrUpdateRole(
  context: ServiceContext,
  caller: Caller,
  request: ReceivedOf<typeof endpoint>,
): Promise<InstituteRole[]> {
  return changeInstitute(context, caller, async (change) => {
    if ('user_id' in request) {
      const { user_id: userId, roles, business_id: businessId, seen } = request;
      await giveRoles(change, userId, roles, seen);
      if (businessId !== undefined) await givePlace(change, userId, businessId);
    } else {
      await writeRole(change, request);
    }
    return listRoles(change.queries, change.institute);
  });
}

/** Puts somebody of the institute into one of its businesses, or into none. Throws NOT_FOUND for either from elsewhere. */
async function givePlace(
  { queries, institute, log }: InstituteChange,
  userId: string,
  businessId: string | null,
): Promise<void> {
  const person = await findInstitutePerson(queries, institute, userId);
  const business = businessId === null ? null : await findBusiness(queries, institute.id, businessId);
  if (!person || (businessId !== null && !business)) throw new AppError('NOT_FOUND');
  if (person.business_id === businessId) return;
  // who was never put anywhere was the house's from the beginning
  const at = person.created_at;
  await setMembership(queries, { userId, instituteId: institute.id, businessId, at });
  await log('person.business', nameOfPerson(person), person.business, business?.name ?? null, userId);
}

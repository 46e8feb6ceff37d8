import { AppError } from '../../../../shared/contract/base/errors';
import { findBusiness } from '../../../db/repositories/people/businesses';
import { findInstitutePerson } from '../../../db/repositories/people/institutePeople';
import { setMembership } from '../../../db/repositories/people/memberships';
import type { InstituteChange } from '../changeInstitute';
import { nameOfPerson } from './toInstituteUser';

/** Puts somebody of the institute into one of its businesses, or into none. Throws NOT_FOUND for either from elsewhere. */
export async function givePlace(
  { queries, institute, now, log }: InstituteChange,
  userId: string,
  businessId: string | null,
): Promise<void> {
  const person = await findInstitutePerson(queries, institute, userId);
  const business = businessId === null ? null : await findBusiness(queries, institute.id, businessId);
  if (!person || (businessId !== null && !business)) throw new AppError('NOT_FOUND');
  if (person.business_id === businessId) return;
  await setMembership(queries, { userId, instituteId: institute.id, businessId, at: now });
  await log('person.business', nameOfPerson(person), person.business, business?.name ?? null, userId);
}

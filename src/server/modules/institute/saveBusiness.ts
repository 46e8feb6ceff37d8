import { randomUUID } from 'node:crypto';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import {
  type Business,
  MOST_BUSINESSES,
  type saveBusiness as endpoint,
  type getBusinesses as getBusinessesEndpoint,
} from '../../../shared/contract/institute/instituteTeams';
import { countParts, findBusiness, writeBusiness, type BusinessRow, listBusinesses } from './businesses';
import type { Caller, ServiceContext } from '../../platform/context';
import { refuseUnseen } from '../../platform/http/refuseUnseen';
import { changeInstitute } from './service/changeInstitute';
import { findInstituteOf } from './service/institutes';

/** Makes a business of the caller's institute, or renames one. Throws NOT_FOUND, CHANGED_MEANWHILE, NAME_TAKEN and TOO_MANY_ENTRIES. */
export async function saveBusiness(
  context: ServiceContext,
  caller: Caller,
  { id, name, seen }: ReceivedOf<typeof endpoint>,
): Promise<Business> {
  return changeInstitute(context, caller, async ({ queries, institute, now, log }) => {
    const old = id === undefined ? null : await findBusiness(queries, institute.id, id);
    if (id !== undefined && !old) throw new AppError('NOT_FOUND');
    if (old) refuseUnseen({ name: old.name }, seen);
    if (!old && (await countParts(queries, 'businesses', institute.id)) >= MOST_BUSINESSES) {
      throw new AppError('TOO_MANY_ENTRIES');
    }
    const business = { id: old?.id ?? randomUUID(), instituteId: institute.id, name, at: now };
    if (!(await writeBusiness(queries, business))) throw new AppError('NAME_TAKEN');
    if (old?.name !== name) {
      await log(old ? 'business.update' : 'business.add', name, old && { name: old.name }, { name });
    }
    const saved = await findBusiness(queries, institute.id, business.id);
    if (!saved) throw new Error('a business that was just written is not there');
    return toBusiness(saved);
  });
}

/** The businesses of the caller's own institute. */
export async function getBusinesses(
  { db }: ServiceContext,
  caller: Caller,
  { search }: ReceivedOf<typeof getBusinessesEndpoint>,
): Promise<Business[]> {
  const { id } = await findInstituteOf(db.queries, caller.userId);
  return (await listBusinesses(db.queries, id, { search })).map(toBusiness);
}

function toBusiness({ created_at: createdAt, ...business }: BusinessRow): Business {
  return { ...business, created_at: createdAt.toISOString() };
}

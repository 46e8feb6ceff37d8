import type { InstituteRole } from '../../../../shared/contract/institute/instituteRoles';
import { findInstituteOf } from '../service/institutes';
import type { Caller, ServiceContext } from '../../../platform/context';
import { listRoles } from './listRoles';

/** The roles of the caller's own institute. */
export async function getRoles({ db }: ServiceContext, caller: Caller): Promise<InstituteRole[]> {
  return listRoles(db.queries, await findInstituteOf(db.queries, caller.userId));
}

import type { ReceivedOf } from '../../../../shared/contract/base/endpoint';
import type {
  addOrUpdateRole as endpoint,
  InstituteRole,
} from '../../../../shared/contract/institute/instituteRoles';
import type { Caller, ServiceContext } from '../../context';
import { changeInstitute } from '../changeInstitute';
import { givePlace } from './givePlace';
import { giveRoles } from './giveRoles';
import { listRoles } from './listRoles';
import { writeRole } from './writeRole';

/** Makes or changes a role, or gives a person of the institute their roles and business. */
export async function addOrUpdateRole(
  context: ServiceContext,
  caller: Caller,
  request: ReceivedOf<typeof endpoint>,
): Promise<InstituteRole[]> {
  return changeInstitute(context, caller, async (change) => {
    if ('user_id' in request) {
      const { user_id: userId, roles, business_id: businessId } = request;
      await giveRoles(change, userId, roles);
      if (businessId !== undefined) await givePlace(change, userId, businessId);
    } else {
      await writeRole(change, request);
    }
    return listRoles(change.queries, change.institute);
  });
}

import type { EffectiveSetting, getSettings as endpoint } from '../../../shared/contract/base/app';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { INSTITUTE_ADMIN_ROLE } from '../../../shared/domain/people/groups';
import type { Caller, ServiceContext } from '../../platform/context';
import { effectiveSettings, instituteSettings } from './service/effectiveSettings';

/** What holds for the caller; what the institute itself chose is its admins' to read, FORBIDDEN otherwise. */
export async function getSettings(
  { db }: ServiceContext,
  { userId, roles }: Caller,
  { scope }: ReceivedOf<typeof endpoint>,
): Promise<EffectiveSetting[]> {
  if (scope === undefined) return effectiveSettings(db.queries, userId);
  if (!roles.includes(INSTITUTE_ADMIN_ROLE)) throw new AppError('FORBIDDEN');
  return instituteSettings(db.queries, userId);
}

import type { EffectiveSetting, getSettings as endpoint } from '../../../contract/app';
import type { ReceivedOf } from '../../../contract/endpoint';
import { AppError } from '../../../contract/errors';
import { INSTITUTE_ADMIN_ROLE } from '../../../domain/groups';
import type { Caller, ServiceContext } from '../context';
import { effectiveSettings, instituteSettings } from './effectiveSettings';

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

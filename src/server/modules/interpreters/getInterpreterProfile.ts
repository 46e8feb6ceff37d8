import { AppError } from '../../../shared/contract/base/errors';
import type { InterpreterProfile } from '../../../shared/contract/interpreters/interpreterProfile';
import { findProfileRow } from './service/interpreterProfiles';
import { doShareBooking } from '../bookings/service/parties';
import type { Caller, ServiceContext } from '../../platform/context';
import { readProfile } from './service/readProfile';
import { isShownTo } from './service/listings';

/** The profile of somebody listed, or whom the caller shares a booking with, or one's own; everything else is NOT_FOUND. */
export async function getInterpreterProfile(
  { db: { queries } }: ServiceContext,
  caller: Caller,
  { uuid }: { uuid: string },
): Promise<InterpreterProfile> {
  const row = await findProfileRow(queries, uuid);
  const isOwn = uuid === caller.userId;
  if (!row || (!isOwn && row.published_at === null)) throw new AppError('NOT_FOUND');
  const isKnown = isOwn || (await doShareBooking(queries, caller.userId, uuid));
  if (!isKnown && !(await isShownTo(queries, caller.userId, uuid))) throw new AppError('NOT_FOUND');
  return readProfile(queries, row, isKnown);
}

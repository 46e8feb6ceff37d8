import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { deleteAccount as endpoint } from '../../../shared/contract/account/ownData';
import type { FeeChangedDetails } from '../../../shared/contract/base/refusalDetails';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { DEFAULT_LANGUAGE } from '../../../shared/domain/text/interfaceLanguages';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { writeAudit } from '../institute/service/auditLog';
import { lockHoldingRows } from '../bookings/service/bookingRows';
import { forgetPerson } from './forgetPerson';
import { findInstituteOf, lockInstitute } from '../institute/service/institutes';
import { findMembership } from '../institute/service/memberships';
import { revokeSessionsOf } from '../auth/service/sessions';
import { lockUser, type User } from '../account/service/users';
import { takeLocks } from '../../db/takeLocks';
import { publish } from '../../events/publish';
import type { AccountContext } from '../account/service/accountContext';
import { confirmPassword } from '../account/service/confirmPassword';
import type { Caller } from '../../platform/context';
import { expireOverdue } from '../bookings/service/expireOverdue';
import { queueMail } from '../../platform/mail/queueMail';
import { moveBooking } from '../bookings/service/moveBooking';
import { readDeletionTerms } from './readDeletionTerms';

/**
 * Ends an account for good, in one transaction: requests are withdrawn or declined, confirmed bookings cancelled by the
 * policy, the other sides mailed, the person taken out of everything, every session over. Throws
 * WRONG_CURRENT_PASSWORD, FEE_CHANGED with what it would cost now, LAST_ADMIN, SESSION_UNDER_WAY, TOO_MANY_REQUESTS.
 */
export async function deleteAccount(
  context: AccountContext,
  caller: Caller,
  { password, feeSeen }: ReceivedOf<typeof endpoint>,
): Promise<null> {
  const judgedHash = await confirmPassword(context, caller, password);
  await inTransaction(context.db, async (queries) => {
    const owner = { id: caller.userId };
    await takeLocks(queries, [
      { kind: 'client', ...owner },
      { kind: 'interpreter', ...owner },
    ]);
    // In the order of everybody who writes about people: their institute, themselves, the rest. Whoever writes about
    // this person is done before, or finds them gone.
    await lockInstitute(queries, (await findInstituteOf(queries, caller.userId)).id);
    const user = await lockUser(queries, caller.userId);
    // Another window was faster, with the deletion or with another password.
    if (!user || user.password_hash !== judgedHash) throw new AppError('UNAUTHENTICATED');
    const now = context.clock.now();
    await endBookings(queries, user, feeSeen, now);
    await logLeave(queries, user, now);
    await publish(queries, 'sign_in.ended', await revokeSessionsOf(queries, user.id, now));
    await forgetPerson(queries, user, now);
    await publish(queries, 'profile.changed', { interpreterId: user.id });
    await queueMail(queries, context.clock, {
      to: user.email,
      language: user.language ?? DEFAULT_LANGUAGE,
      template: 'accountDeleted',
      values: { name: user.first_name },
    });
  });
  return null;
}

async function endBookings(queries: Queries, user: User, feeSeen: number, now: Date): Promise<void> {
  const party = user.group_id === CLIENT_GROUP ? 'client' : 'interpreter';
  await lockHoldingRows(queries, `${party}_id`, user.id);
  // Bookings that are over may not be marked so yet.
  await expireOverdue(queries, now, party === 'client' ? { clientId: user.id } : { interpreterId: user.id });
  const { terms, pending, confirmed } = await readDeletionTerms(queries, user, now);
  if (terms.obstacle) throw new AppError(terms.obstacle);
  if (terms.fee !== feeSeen) {
    const details: FeeChangedDetails = { fee: terms.fee };
    throw new AppError('FEE_CHANGED', { details });
  }
  const ending = party === 'client' ? 'cancel' : 'decline';
  for (const row of pending) await moveBooking(queries, row, now, { action: ending, actor: party });
  for (const row of confirmed) await moveBooking(queries, row, now, { action: 'cancel', actor: party });
}

/** The institute's admins see that somebody left; who it was is no longer kept. */
async function logLeave(queries: Queries, user: User, at: Date): Promise<void> {
  if (!(await findMembership(queries, user.id)) && user.roles.length === 0) return;
  const { id: instituteId } = await findInstituteOf(queries, user.id);
  await writeAudit(queries, { instituteId, at, actorId: user.id, action: 'person.delete', subject: '' });
}

import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { deleteAccount as endpoint } from '../../../shared/contract/account/ownData';
import { DEFAULT_LANGUAGE } from '../../../shared/domain/text/interfaceLanguages';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { writeAudit } from '../institute/service/auditLog';
import { countHolding } from '../bookings/service/holdingRows';
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
import { queueMail } from '../../platform/mail/queueMail';
import { endBookings, type Piece } from './endBookings';
import { partyOf } from './readDeletionTerms';

/** So many bookings end in one transaction: others wait for what it holds. */
const ENDED_AT_ONCE = 100;

/**
 * Ends an account for good, all in one transaction: requests are withdrawn or declined, confirmed bookings cancelled by the
 * policy, the other sides mailed, the person taken out of everything, every session over. Of very many bookings the first
 * end before that, some at a time: where it ends in the middle, the account is there and can be deleted again. Throws
 * WRONG_CURRENT_PASSWORD, FEE_CHANGED with what the rest would cost now, LAST_ADMIN, SESSION_UNDER_WAY, TOO_MANY_REQUESTS.
 */
export function deleteAccount(
  context: AccountContext,
  caller: Caller,
  request: ReceivedOf<typeof endpoint>,
): Promise<null> {
  return deleteInPieces(context, caller, request, ENDED_AT_ONCE);
}

/** The same, with so many bookings in one transaction. */
export async function deleteInPieces(
  context: AccountContext,
  caller: Caller,
  { password, feeSeen }: ReceivedOf<typeof endpoint>,
  atOnce: number,
): Promise<null> {
  const judgedHash = await confirmPassword(context, caller, password);
  let piece = { isLast: false, feeCents: 0 };
  while (!piece.isLast) {
    const { feeCents: owedCents } = piece;
    piece = await inTransaction(context.db, (queries) =>
      endPiece(queries, context, { caller, judgedHash, feeSeen, owedCents, atOnce }),
    );
  }
  return null;
}

interface Deletion extends Piece {
  caller: Caller;
  judgedHash: string;
}

/** Ends the account, or so many of its bookings where there are more; `feeCents` is owed for all that ended until now. */
async function endPiece(
  queries: Queries,
  { clock }: AccountContext,
  { caller, judgedHash, ...piece }: Deletion,
): Promise<{ isLast: boolean; feeCents: number }> {
  const owner = { id: caller.userId };
  await takeLocks(queries, [
    { kind: 'client', ...owner },
    { kind: 'interpreter', ...owner },
  ]);
  const party = partyOf({ group_id: caller.groupId });
  // Nobody books them meanwhile, so there will be no more.
  const isLast = (await countHolding(queries, `${party}_id`, caller.userId)) <= piece.atOnce;
  // In the order of everybody who writes about people: their institute, themselves, the rest. Whoever writes about
  // this person is done before, or finds them gone.
  if (isLast) await lockInstitute(queries, (await findInstituteOf(queries, caller.userId)).id);
  const user = await lockUser(queries, caller.userId);
  // Another window was faster, with the deletion or with another password.
  if (!user || user.password_hash !== judgedHash) throw new AppError('UNAUTHENTICATED');
  const now = clock.now();
  const feeCents = await endBookings(queries, user, piece, now);
  if (isLast) await forgetUser(queries, clock, user, now);
  return { isLast, feeCents };
}

async function forgetUser(
  queries: Queries,
  clock: AccountContext['clock'],
  user: User,
  now: Date,
): Promise<void> {
  await logLeave(queries, user, now);
  await publish(queries, 'sign_in.ended', await revokeSessionsOf(queries, user.id, now));
  await forgetPerson(queries, user, now);
  await publish(queries, 'profile.changed', { interpreterId: user.id });
  await queueMail(queries, clock, {
    to: user.email,
    language: user.language ?? DEFAULT_LANGUAGE,
    template: 'accountDeleted',
    values: { name: user.first_name },
  });
}

/** The institute's admins see that somebody left; who it was is no longer kept. */
async function logLeave(queries: Queries, user: User, at: Date): Promise<void> {
  if (!(await findMembership(queries, user.id)) && user.roles.length === 0) return;
  const { id: instituteId } = await findInstituteOf(queries, user.id);
  await writeAudit(queries, { instituteId, at, actorId: user.id, action: 'person.delete', subject: '' });
}

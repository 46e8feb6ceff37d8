import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type * as endpoint from '../../../shared/contract/account/userAccount';
import { inTransaction } from '../../db/inTransaction';
import { deleteCalendarFeed } from '../calendar/service/calendarFeeds';
import { takeCode, voidCodes, type StoredCode } from './service/codes';
import { deviceKeys } from '../auth/service/knownDevice';
import { forgetDevices } from '../auth/service/knownDevices';
import { revokeSessionsOf } from '../auth/service/sessions';
import { findUserByEmail, lockUser, setPasswordHash, type User } from './service/users';
import { publish } from '../../events/publish';
import { isOpenToAll } from '../../platform/demo/demoAccounts';
import { queueMail } from '../../platform/mail/queueMail';
import { accountOf } from '../auth/service/signInLimits';
import { hashPassword, isRightPassword } from '../auth/service/passwords';
import type { Visitor } from '../auth/service/signInContext';
import type { AccountContext } from './service/accountContext';
import { activateUser } from './activateUser';
import { codeSecrets } from './service/codeSecrets';
import { refuseGuessable } from './service/refuseGuessable';
import { tryCode } from './verifyCode';

/**
 * Changes a password, known by the old one or by the temporary one from the mail; every session of the person ends,
 * no browser but the one at hand is known any more, and a mail says so. A wrong one and an unknown address are the same WRONG_CURRENT_PASSWORD after the same work,
 * and count as wrong sign-ins.
 */
export async function changePassword(
  context: AccountContext,
  visitor: Visitor,
  request: ReceivedOf<typeof endpoint.changePassword>,
): Promise<null> {
  const { email, current_password: current, new_password: wanted } = request;
  refuseGuessable(wanted, 'new_password', context);
  if (wanted === current) {
    throw new AppError('INVALID', { issues: [{ path: 'new_password', code: 'password_unchanged' }] });
  }
  await context.limits.countTry(email, visitor);
  const user = await findUserByEmail(context.db.queries, email);
  const isRight = await isRightPassword(user?.password_hash ?? null, current, {
    account: accountOf(email),
    address: visitor.address,
  });
  const isOld = isRight && !isOpenToAll(current, context);
  const temporary = isOld ? null : await tryTemporary(context, email, current);
  if (!user || !(isOld || temporary)) throw new AppError('WRONG_CURRENT_PASSWORD');
  await context.limits.forgiveTries(email, visitor);
  if (isOld && !user.verified_at) throw new AppError('NOT_VERIFIED');
  await change(
    context,
    visitor,
    user,
    await hashPassword(wanted, { account: accountOf(email), address: visitor.address }),
    temporary,
  );
  return null;
}

/** Only what looks like a temporary password spends one of its five tries: mistyping the old one does not. */
async function tryTemporary(
  context: AccountContext,
  email: string,
  typed: string,
): Promise<StoredCode | null> {
  const candidate = typed.trim();
  if (!codeSecrets.looksTemporary(candidate)) return null;
  return tryCode(context, { purpose: 'password_reset', email }, candidate);
}

async function change(
  context: AccountContext,
  visitor: Visitor,
  user: User,
  passwordHash: string,
  temporary: StoredCode | null,
): Promise<void> {
  const { email } = user;
  await inTransaction(context.db, async (queries) => {
    const living = await lockUser(queries, user.id);
    const isJudgedStill = temporary !== null || living?.password_hash === user.password_hash;
    if (!living || !isJudgedStill) throw new AppError('WRONG_CURRENT_PASSWORD');
    const now = context.clock.now();
    if (temporary && !(await takeCode(queries, temporary.id, now))) {
      throw new AppError('WRONG_CURRENT_PASSWORD');
    }
    await activateUser(queries, email, now, { keepsPassword: false });
    await setPasswordHash(queries, user.id, passwordHash);
    await voidCodes(queries, { purpose: 'password_reset', email }, now);
    await voidCodes(queries, { purpose: 'magic', email }, now);
    await publish(queries, 'sign_in.ended', await revokeSessionsOf(queries, user.id, now));
    const handHash = visitor.deviceKey === null ? null : deviceKeys.hashOf(visitor.deviceKey);
    await forgetDevices(queries, user.id, handHash);
    // Someone who knew the old password may have made an address of their own, or copied it.
    await deleteCalendarFeed(queries, user.id);
    await queueMail(queries, context.clock, {
      to: email,
      language: user.language ?? visitor.language,
      template: 'passwordChanged',
      values: { name: user.first_name },
    });
  });
}

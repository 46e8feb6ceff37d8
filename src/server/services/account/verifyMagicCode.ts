import type { OpenedSession } from '../auth/openSession';
import type { Visitor } from '../auth/signInContext';
import type { AccountContext } from './accountContext';
import { signInByMail } from './signInByMail';
import { tryCode } from './tryCode';

/** Signs in with the code from the mail. Throws WRONG_CODE; a code has five tries. */
export async function verifyMagicCode(
  context: AccountContext,
  visitor: Visitor,
  { email, code }: { email: string; code: string },
): Promise<OpenedSession> {
  await context.accountLimits.countCodeTry(email, visitor);
  const right = await tryCode(context, { purpose: 'magic', email }, code);
  return signInByMail(context, visitor, right, 'WRONG_CODE');
}

import type { OpenedSession } from '../auth/openSession';
import type { Visitor } from '../auth/signInContext';
import type { AccountContext } from './accountContext';
import { findLink } from './findLink';
import { signInByMail } from './signInByMail';

/** Signs in with the mailed link's token, which nothing but this call uses up. Throws WRONG_LINK. */
export async function redeemMagicToken(
  context: AccountContext,
  visitor: Visitor,
  { token }: { token: string },
): Promise<OpenedSession> {
  await context.accountLimits.countLinkTry(visitor.address);
  const link = await findLink(context, ['magic'], token);
  return signInByMail(context, visitor, link, 'WRONG_LINK');
}

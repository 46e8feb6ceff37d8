import type { SignInContext } from '../../auth/service/signInContext';
import { createMailboxLimit } from '../../auth/service/createMailboxLimit';
import { createRateLimiter } from '../../../platform/limits/createRateLimiter';
import type { AccountLimitSettings } from '../../account/service/accountLimits';
import { accountOf } from '../../auth/service/signInLimits';
import { consumeLimit } from '../../../platform/limits/consumeLimit';

/** How often people may be invited, and invitations tried; over it is TOO_MANY_REQUESTS with the seconds to wait. */
export interface InvitationLimits {
  countInvitation(adminId: string, email: string): Promise<void>;
  countAcceptance(userId: string): Promise<void>;
}

export interface InstituteContext extends SignInContext {
  invitationLimits: InvitationLimits;
}

export function createInstituteContext(
  context: SignInContext,
  { limits }: { limits: AccountLimitSettings },
): InstituteContext {
  const limiter = (name: string, points: number) =>
    createRateLimiter(context.db.queries, { name, points, seconds: limits.windowSeconds });
  const inviter = limiter('invite-admin', limits.mailsPerAddress);
  const invited = limiter('invite-address', limits.mailsPerAccount);
  const mailbox = createMailboxLimit(context.db.queries, limits.mailsPerMailbox);
  const accepting = limiter('invite-accept', limits.codeTriesPerAccount);
  return {
    ...context,
    invitationLimits: {
      countInvitation: async (adminId, email) => {
        await consumeLimit(inviter, adminId);
        await consumeLimit(invited, accountOf(email));
        await mailbox.count(email, null);
      },
      countAcceptance: (userId) => consumeLimit(accepting, userId),
    },
  };
}

import type { SignInContext } from '../auth/signInContext';

/** How often people may be invited, and invitations tried; over it is TOO_MANY_REQUESTS with the seconds to wait. */
export interface InvitationLimits {
  countInvitation(adminId: string, email: string): Promise<void>;
  countAcceptance(userId: string): Promise<void>;
}

export interface InstituteContext extends SignInContext {
  invitationLimits: InvitationLimits;
}

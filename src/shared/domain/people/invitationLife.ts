/** How long an invitation to an institute may be taken up. */
export const INVITATION_DAYS = 7;

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
}

/** How long an invitation to an institute may be taken up. */
export const INVITATION_DAYS = 7;

/**
 * How long what a mail carries may be used, in minutes (`quality.md`, "Letting no one in"): codes and the links
 * beside them sign a person in, so they live ten; a temporary password fifteen. Newsletter links open nothing
 * but the newsletter's own settings and may wait for a reader.
 */
export const CODE_MINUTES = {
  verify: 10,
  magic: 10,
  password_reset: 15,
  subscribe: 24 * 60,
  preferences: 60,
  remove: 60,
  /** the link at the foot of each newsletter mail: 400 days */
  unsubscribe: 400 * 24 * 60,
} as const;
export type CodePurpose = keyof typeof CODE_MINUTES;

export const CODE_DIGITS = 6;
/** How often a code may be tried before only a new one helps. */
export const CODE_TRIES = 5;
/** How long a person waits before the same code may be mailed again. */
export const RESEND_SECONDS = 60;

/** Both boundaries count against the person who asks: a code is dead at its last instant. */
export function codeExpiry(purpose: CodePurpose, now: Date): Date {
  return new Date(now.getTime() + CODE_MINUTES[purpose] * 60_000);
}

export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
}

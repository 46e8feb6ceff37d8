/** What an institute's log tells: who sees it in which words is the screen's matter. */
export const AUDIT_ACTIONS = [
  'institute.first_admin',
  'setting.change',
  'person.roles',
  'person.business',
  'person.sign_out',
  'person.leave',
  'person.delete',
  'role.add',
  'role.update',
  'business.add',
  'business.update',
  'team.add',
  'team.update',
  'tier.approve',
  'tier.refuse',
  'problem.counts',
  'problem.void',
  'invitation.send',
  'invitation.withdraw',
  'invitation.accept',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

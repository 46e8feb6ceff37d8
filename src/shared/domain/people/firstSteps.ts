import { type GroupId, CLIENT_GROUP, INSTITUTE_ADMIN_ROLE } from './groups';

/** First steps by role, in this order; doing a step ticks it. */
export const FIRST_STEPS = {
  client: ['profile', 'search', 'request'],
  interpreter: ['languages', 'price', 'hours', 'photo', 'credentials', 'publish'],
  admin: ['approve', 'invite', 'modules'],
} as const;
export type StepList = keyof typeof FIRST_STEPS;
export const STEP_LISTS = Object.keys(FIRST_STEPS) as [StepList, ...StepList[]];
export type FirstStep = (typeof FIRST_STEPS)[StepList][number];
export const ALL_STEPS = Object.values(FIRST_STEPS).flat() as [FirstStep, ...FirstStep[]];

/** The person's own setting that puts a list away. */
export const PUT_AWAY_SETTINGS = {
  client: 'hide_first_steps',
  interpreter: 'hide_first_steps',
  admin: 'hide_admin_steps',
} as const satisfies Record<StepList, string>;

/** Which lists concern somebody: an institute's admin is an interpreter as well. */
export function stepListsOf({ groupId, roles }: { groupId: GroupId; roles: readonly string[] }): StepList[] {
  if (groupId === CLIENT_GROUP) return ['client'];
  return roles.includes(INSTITUTE_ADMIN_ROLE) ? ['interpreter', 'admin'] : ['interpreter'];
}

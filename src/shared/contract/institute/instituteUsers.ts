import { z } from 'zod';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../domain/people/groups';
import { TIERS } from '../../domain/booking/tiers';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant, textUpTo } from '../base/fields';
import { Order, pageOf, PageWish } from '../base/paging';

/** Everything of area "Admin" is for an institute's admin and reaches no further than that institute. */
export const GroupId = z
  .union([z.literal(CLIENT_GROUP), z.literal(INTERPRETER_GROUP)])
  .describe('100 client, 200 interpreter');

/** Somebody of an institute, as its admins see them. */
export const InstituteUser = z.object({
  id: Id,
  name: z.string().describe('first and last name'),
  email: z.string().describe('e-mail address'),
  photo_url: z.string().nullable().describe('address of the headshot, null where there is none'),
  group_id: GroupId,
  roles: z.array(z.string()).describe('names of the roles that the person has'),
  business_id: Id.nullable().describe('the business that the person belongs to'),
  business: z.string().nullable().describe('its name'),
  teams: z.array(z.string()).describe('names of the teams that the person is in'),
  tier: z.enum(TIERS).describe('the pricing tier that holds'),
  requested_tier: z.enum(TIERS).nullable().describe('the tier that waits for an admin, see decideTier'),
  last_login_at: Instant.nullable().describe('latest sign-in, null for none yet'),
  created_at: Instant.describe('when the person registered'),
});
export type InstituteUser = z.infer<typeof InstituteUser>;

/** By what the people of an institute can be sorted; who never signed in counts as the longest ago. */
export const UserSort = z.enum(['name', 'last_login_at']);
export type UserSort = z.infer<typeof UserSort>;

export const getAllUsers = defineEndpoint({
  name: 'getAllUsers',
  method: 'POST',
  path: '/v2/api/admin/all_users',
  access: 'instituteAdmin',
  summary: 'The people of the institute, by last and first name unless asked otherwise',
  request: z
    .object({
      search: textUpTo(100).optional().describe('words of name or address, accents and case aside'),
      role: textUpTo(60).optional().describe('only those who have this role'),
      requested_tier: z.literal(true).optional().describe('only those whose paid tier waits for an admin'),
      group_id: GroupId.optional(),
      sort: UserSort.default('name').describe('by what: last and first name, or the latest sign-in'),
      order: Order.default('ascending').describe('which end comes first'),
      ...PageWish,
    })
    .prefault({}),
  data: pageOf(InstituteUser),
  refusals: [],
});

export const getBusinessUsers = defineEndpoint({
  name: 'getBusinessUsers',
  method: 'POST',
  path: '/v1/api/admin/business_users',
  access: 'instituteAdmin',
  summary: 'The people of one business, by last and first name',
  request: z.object({ business_id: Id.describe('a business of the institute'), ...PageWish }),
  data: pageOf(InstituteUser),
  refusals: ['NOT_FOUND'],
});

export const decideTier = defineEndpoint({
  name: 'decideTier',
  method: 'POST',
  path: '/v2/api/admin/tier/decide',
  access: 'instituteAdmin',
  summary: 'Approve or refuse the paid tier that a person asked for, and mail them so',
  request: z.object({
    user_id: Id.describe('whose wish; not one’s own'),
    approve: z.boolean().describe('true: the tier holds from now on; false: the one that they have goes on'),
  }),
  data: InstituteUser,
  refusals: ['NOT_FOUND', 'TIER_DECIDED', 'TOO_MANY_REQUESTS'],
});

export const endSignIns = defineEndpoint({
  name: 'endSignIns',
  method: 'POST',
  path: '/v2/api/admin/sign_ins/end',
  access: 'instituteAdmin',
  summary: 'Sign a person out on all of their devices, from the next call on; they can sign in again',
  request: z.object({ user_id: Id.describe('who; not oneself') }),
  data: z.null(),
  refusals: ['NOT_FOUND', 'ROLE_ABOVE_OWN', 'TOO_MANY_REQUESTS'],
});

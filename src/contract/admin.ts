import { z } from 'zod';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../domain/groups';
import { INTERFACE_LANGUAGES } from '../domain/interfaceLanguages';
import { defineEndpoint, emptyRequest } from './endpoint';
import { Email, Id, Instant, requiredText, textUpTo } from './fields';

/** Everything here is for an institute's admin and reaches no further than that institute. */
const Page = {
  page: z.number().int().min(1).max(100_000).default(1).describe('from 1'),
  pageSize: z.number().int().min(1).max(100).default(20).describe('rows a page'),
};
const GroupId = z.union([z.literal(CLIENT_GROUP), z.literal(INTERPRETER_GROUP)]).describe('100 client, 200 interpreter');

export const InstituteUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  group_id: GroupId,
  roles: z.array(z.string()),
  business: z.string().nullable(),
  tier: z.string(),
  requested_tier: z.string().nullable().describe('waits for an admin'),
  last_login_at: Instant.nullable(),
  created_at: Instant,
});
export type InstituteUser = z.infer<typeof InstituteUser>;

const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });

export const getAllUsers = defineEndpoint({
  name: 'getAllUsers',
  method: 'POST',
  path: '/v2/api/admin/all_users',
  access: 'instituteAdmin',
  summary: 'The people of the institute, by name',
  request: z
    .object({
      search: textUpTo(100).optional().describe('words of name or address'),
      role: textUpTo(60).optional().describe('only those who have the role'),
      ...Page,
    })
    .prefault({}),
  data: pageOf(InstituteUser),
  refusals: [],
});

export const Role = z.object({
  id: Id.nullable().describe('null: one that Dragoman brings'),
  name: z.string().describe('as it stands in the roles of a user'),
  description: z.string(),
  rank: z.number().int().describe('0 to 100; nobody gives a role above their own'),
  people: z.number().int().describe('how many have it'),
});
export type Role = z.infer<typeof Role>;

export const getRoles = defineEndpoint({
  name: 'getRoles',
  method: 'POST',
  path: '/v2/api/admin/role/get',
  access: 'instituteAdmin',
  summary: 'The roles that people of the institute can have',
  request: emptyRequest,
  data: z.array(Role),
  refusals: [],
});

export const addOrUpdateRole = defineEndpoint({
  name: 'addOrUpdateRole',
  method: 'POST',
  path: '/v2/api/admin/role/add_update',
  access: 'instituteAdmin',
  summary: 'Make a role, change one (with `id`), and give the roles of a person (with `user_id` and `roles`)',
  request: z.union([
    z.object({
      user_id: Id.describe('whose roles'),
      roles: z.array(requiredText(60)).max(20).describe('all the roles that the person then has'),
    }),
    z.object({
      id: Id.optional().describe('the role to change; without it a new one'),
      name: requiredText(60).regex(/^[a-z][a-z0-9_]*$/, { error: 'invalid' }).describe('lower case, digits, underscores'),
      description: textUpTo(300).default(''),
      rank: z.number().int().min(0).max(100),
    }),
  ]),
  data: z.array(Role).describe('the roles after the change'),
  refusals: ['NOT_FOUND', 'ROLE_EXISTS', 'ROLE_ABOVE_OWN', 'LAST_ADMIN'],
});

export const getBusinesses = defineEndpoint({
  name: 'getBusinesses',
  method: 'POST',
  path: '/v1/api/admin/businesses_list',
  access: 'instituteAdmin',
  summary: 'The businesses of the institute',
  request: z.object({ search: textUpTo(100).optional() }).default({}),
  data: z.array(z.object({ id: Id, name: z.string(), people: z.number().int(), created_at: Instant })),
  refusals: [],
});

export const getBusinessUsers = defineEndpoint({
  name: 'getBusinessUsers',
  method: 'POST',
  path: '/v1/api/admin/business_users',
  access: 'instituteAdmin',
  summary: 'The people of one business',
  request: z.object({ business_id: Id, ...Page }),
  data: pageOf(InstituteUser),
  refusals: ['NOT_FOUND'],
});

export const getTeams = defineEndpoint({
  name: 'getTeams',
  method: 'POST',
  path: '/v1/api/admin/team_listing',
  access: 'instituteAdmin',
  summary: 'The teams of the institute with their members',
  request: z.object({ business_id: Id.optional().describe('only the teams of this business') }).default({}),
  data: z.array(
    z.object({
      id: Id,
      name: z.string(),
      business_id: Id.nullable(),
      members: z.array(z.object({ id: Id, name: z.string() })),
    }),
  ),
  refusals: ['NOT_FOUND'],
});

export const getModules = defineEndpoint({
  name: 'getModules',
  method: 'POST',
  path: '/v1/api/admin/module_listing',
  access: 'instituteAdmin',
  summary: 'The parts of the product and how the institute uses them',
  request: emptyRequest,
  data: z.array(
    z.object({
      key: z.string().describe('booking, profile, quiz, resume'),
      people: z.number().int().describe('people of the institute who have used it'),
      uses: z.number().int().describe('bookings, published profiles, attempts, résumés'),
      last_used_at: Instant.nullable(),
    }),
  ),
  refusals: [],
});

export const inviteAssociate = defineEndpoint({
  name: 'inviteAssociate',
  method: 'POST',
  path: '/v1/api/admin/invite_associate',
  access: 'instituteAdmin',
  summary: 'Mail somebody a link that brings them into the institute',
  request: z.object({
    email: Email,
    group_id: GroupId.default(INTERPRETER_GROUP),
    role: requiredText(60).optional().describe('role that the person gets'),
    business_id: Id.optional().describe('business that the person joins'),
    language: z.enum(INTERFACE_LANGUAGES).optional().describe('language of the mail'),
  }),
  data: z.object({ id: Id, email: Email, expires_at: Instant }),
  refusals: ['NOT_FOUND', 'ROLE_ABOVE_OWN', 'ALREADY_MEMBER', 'TOO_MANY_REQUESTS'],
});

export const saveBusiness = defineEndpoint({
  name: 'saveBusiness',
  method: 'POST',
  path: '/v2/api/admin/business/save',
  access: 'instituteAdmin',
  summary: 'Make a business or rename one',
  request: z.object({ id: Id.optional().describe('the business to rename'), name: requiredText(120) }),
  data: z.object({ id: Id, name: z.string() }),
  refusals: ['NOT_FOUND', 'NAME_TAKEN'],
});

export const saveTeam = defineEndpoint({
  name: 'saveTeam',
  method: 'POST',
  path: '/v2/api/admin/team/save',
  access: 'instituteAdmin',
  summary: 'Make a team or change its name and members',
  request: z.object({
    id: Id.optional().describe('the team to change'),
    name: requiredText(120),
    business_id: Id.nullable().default(null),
    member_ids: z.array(Id).max(200).describe('all the members that it then has'),
  }),
  data: z.object({ id: Id, name: z.string() }),
  refusals: ['NOT_FOUND', 'NAME_TAKEN'],
});

export const decideTier = defineEndpoint({
  name: 'decideTier',
  method: 'POST',
  path: '/v2/api/admin/tier/decide',
  access: 'instituteAdmin',
  summary: 'Approve or refuse the paid tier that a person asked for',
  request: z.object({ user_id: Id, approve: z.boolean() }),
  data: InstituteUser,
  refusals: ['NOT_FOUND', 'WRONG_STATUS'],
});

export const getAuditLog = defineEndpoint({
  name: 'getAuditLog',
  method: 'POST',
  path: '/v2/api/admin/audit/get',
  access: 'instituteAdmin',
  summary: 'Who changed what in the institute, newest first',
  request: z.object({ ...Page }).prefault({}),
  data: pageOf(
    z.object({
      at: Instant,
      actor: z.string().describe('name of who did it'),
      action: z.string(),
      subject: z.string().describe('what it was done to'),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
  refusals: [],
});

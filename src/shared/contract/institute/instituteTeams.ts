import { z } from 'zod';
import { isPlainName } from '../../domain/people/isPersonName';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant, REFUSED_UNSEEN, requiredLine, textUpTo } from '../base/fields';

const NAME_LENGTH = 120;
const MOST_MEMBERS = 200;
/** Lists that are told whole. */
export const MOST_TEAMS = 300;
export const MOST_BUSINESSES = 1000;

/** A part of an institute: a branch, a customer, a department. */
export const Business = z.object({
  id: Id,
  name: z.string().describe('its name'),
  people: z.number().int().describe('how many belong to it'),
  teams: z.number().int().describe('how many teams it has'),
  created_at: Instant.describe('when it was made'),
});
export type Business = z.infer<typeof Business>;

export const getBusinesses = defineEndpoint({
  name: 'getBusinesses',
  method: 'POST',
  path: '/v1/api/admin/businesses_list',
  access: 'instituteAdmin',
  summary: 'The businesses of the institute, by name',
  request: z.object({ search: textUpTo(100).optional().describe('words of the name') }).default({}),
  data: z.array(Business),
  refusals: [],
});

export const saveBusiness = defineEndpoint({
  name: 'saveBusiness',
  method: 'POST',
  path: '/v2/api/admin/business/save',
  access: 'instituteAdmin',
  summary: 'Make a business, or rename one (with `id`)',
  request: z.object({
    id: Id.optional().describe('the business to rename; without it a new one is made'),
    name: requiredLine(NAME_LENGTH)
      .refine(isPlainName, { error: 'not_a_name' })
      .describe('a name that no other business of the institute bears'),
    seen: Business.pick({ name: true }).optional().describe(`what was seen, with \`id\`; ${REFUSED_UNSEEN}`),
  }),
  data: Business,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NAME_TAKEN', 'TOO_MANY_ENTRIES', 'TOO_MANY_REQUESTS'],
});

/** People of an institute who work together. */
export const Team = z.object({
  id: Id,
  name: z.string().describe('its name'),
  business_id: Id.nullable().describe('the business that it is part of, null for the whole institute'),
  business: z.string().nullable().describe('that business’s name'),
  members: z
    .array(
      z.object({
        id: Id,
        name: z.string().describe('first and last name'),
        photo_url: z.string().nullable().describe('address of the headshot, null where there is none'),
      }),
    )
    .describe('by last and first name'),
});
export type Team = z.infer<typeof Team>;

export const getTeams = defineEndpoint({
  name: 'getTeams',
  method: 'POST',
  path: '/v1/api/admin/team_listing',
  access: 'instituteAdmin',
  summary: 'The teams of the institute with their members, by name',
  request: z.object({ business_id: Id.optional().describe('only the teams of this business') }).default({}),
  data: z.array(Team),
  refusals: ['NOT_FOUND'],
});

export const saveTeam = defineEndpoint({
  name: 'saveTeam',
  method: 'POST',
  path: '/v2/api/admin/team/save',
  access: 'instituteAdmin',
  summary: 'Make a team, or change its name, business and members (with `id`)',
  request: z.object({
    id: Id.optional().describe('the team to change; without it a new one is made'),
    name: requiredLine(NAME_LENGTH).describe('a name that no other team of the institute bears'),
    business_id: Id.nullable().default(null).describe('a business of the institute, null for none'),
    member_ids: z
      .array(Id)
      .max(MOST_MEMBERS)
      .transform((ids) => [...new Set(ids)])
      .describe('all the members that it then has, people of the institute'),
    seen: Team.pick({ name: true, business_id: true })
      .extend({ member_ids: z.array(Id).max(MOST_MEMBERS).describe('all the members') })
      .optional()
      .describe(`what was seen, with \`id\`; ${REFUSED_UNSEEN}`),
  }),
  data: Team,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NAME_TAKEN', 'TOO_MANY_ENTRIES', 'TOO_MANY_REQUESTS'],
});

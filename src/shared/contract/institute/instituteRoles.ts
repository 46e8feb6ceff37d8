import { z } from 'zod';
import { isPlainName } from '../../domain/people/isPersonName';
import { MODULES } from '../../domain/people/modules';
import { HIGHEST_RANK } from '../../domain/people/roles';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, REFUSED_UNSEEN, requiredLine, textUpTo } from '../base/fields';
import { GroupId } from './instituteUsers';

const ROLE_NAME_LENGTH = 60;
/** Roles of an institute’s own, which are told whole. */
export const MOST_ROLES = 200;

const Modules = z.array(z.enum(MODULES, { error: 'unknown_choice' })).max(MODULES.length);

/** A role that people of an institute can have. */
export const InstituteRole = z.object({
  id: Id.nullable().describe('null: one that Dragoman brings, which cannot be changed'),
  name: z.string().describe('as it stands in the roles of a person'),
  description: z.string().describe('what it is for, in the institute’s words; empty for built-in ones'),
  rank: z.number().int().describe('nobody makes, changes, gives or takes a role above their own'),
  modules: Modules.describe('the areas of the product that it opens'),
  people: z.number().int().describe('how many of the institute have it'),
});
export type InstituteRole = z.infer<typeof InstituteRole>;

export const getRoles = defineEndpoint({
  name: 'getRoles',
  method: 'POST',
  path: '/v2/api/admin/role/get',
  access: 'instituteAdmin',
  summary: 'The roles that people of the institute can have, highest rank first',
  request: emptyRequest,
  data: z.array(InstituteRole),
  refusals: [],
});

const RolesOfPerson = z.object({
  user_id: Id.describe('whose roles'),
  roles: z
    .array(requiredLine(ROLE_NAME_LENGTH))
    .max(20)
    .transform((names) => [...new Set(names)])
    .describe('names of all the roles that the person then has; they hold from the person’s next call on'),
  business_id: Id.nullable()
    .optional()
    .describe('the business that the person then belongs to, null for none; absent leaves it as it is'),
  seen: z
    .object({
      roles: z.array(z.string()).max(100).describe('their names'),
      business_id: Id.nullable().describe('the business, null for none'),
    })
    .optional()
    .describe(`what was seen; ${REFUSED_UNSEEN}`),
});

const RoleChange = z.object({
  id: Id.optional().describe('the role to change; without it a new one is made'),
  name: requiredLine(ROLE_NAME_LENGTH)
    .refine(isPlainName, { error: 'not_a_name' })
    .describe('a name that no other role of the institute bears'),
  description: textUpTo(300).default('').describe('what the role is for'),
  rank: z.number().int().min(0).max(HIGHEST_RANK).describe('at most one’s own; an admin’s is 100'),
  modules: Modules.default(MODULES.filter((module) => module !== 'institute'))
    .transform((named) => MODULES.filter((module) => named.includes(module)))
    .describe('the areas of the product that it opens; "institute" cannot be among them'),
  seen: InstituteRole.pick({ name: true, description: true, rank: true, modules: true })
    .optional()
    .describe(`what was seen, with \`id\`; ${REFUSED_UNSEEN}`),
});

export const addOrUpdateRole = defineEndpoint({
  name: 'addOrUpdateRole',
  method: 'POST',
  path: '/v2/api/admin/role/add_update',
  access: 'instituteAdmin',
  summary: 'Make a role, change one (with `id`), or give a person their roles (with `user_id` and `roles`)',
  request: z.union([RolesOfPerson, RoleChange]),
  data: z.array(InstituteRole).describe('the roles after the change'),
  refusals: [
    'NOT_FOUND',
    'ROLE_EXISTS',
    'ROLE_ABOVE_OWN',
    'LAST_ADMIN',
    'CHANGED_MEANWHILE',
    'TOO_MANY_ENTRIES',
    'TOO_MANY_REQUESTS',
  ],
});

export const getModules = defineEndpoint({
  name: 'getModules',
  method: 'POST',
  path: '/v1/api/admin/module_listing',
  access: 'instituteAdmin',
  summary: 'The areas of the product, and to whom of the institute they are open',
  request: emptyRequest,
  data: z.array(
    z.object({
      key: z.enum(MODULES).describe('which area'),
      groups: z.array(GroupId).describe('the kinds of account that have it without any role'),
      roles: z.array(z.string()).describe('names of the roles that open it, highest rank first'),
      people: z.number().int().describe('people of the institute to whom it is open'),
    }),
  ),
  refusals: [],
});

import { z } from 'zod';
import { SETTING_KEYS, SETTING_SCOPES } from '../../domain/people/settings';
import { defineEndpoint, emptyRequest } from './endpoint';

const PREFIX = '/v1/api/app/setting' as const;

const Key = z.enum(SETTING_KEYS, { error: 'unknown_choice' }).describe('name of the setting');
const Scope = z
  .enum(SETTING_SCOPES, { error: 'unknown_choice' })
  .default('user')
  .describe('whose value: one’s own or the institute’s');
const Value = z
  .union([z.string().max(100), z.boolean()], { error: 'invalid' })
  .describe('a value that setting/config allows');

/** A setting as it holds for the caller, and where that value comes from. */
export const EffectiveSetting = z.object({
  key: Key,
  value: z.union([z.string(), z.boolean(), z.null()]).describe('null: nothing chosen and no default'),
  source: z.enum(['user', 'institute', 'default']).describe('whose value it is'),
});
export type EffectiveSetting = z.infer<typeof EffectiveSetting>;

export const getSettings = defineEndpoint({
  name: 'getSettings',
  method: 'POST',
  path: `${PREFIX}/data`,
  access: 'signedIn',
  summary: 'Every setting as it holds for the caller, or as the institute has it',
  request: z
    .object({
      scope: z
        .literal('institute', { error: 'unknown_choice' })
        .optional()
        .describe('what the institute itself chose, for its admins; left out: what holds for the caller'),
    })
    .default({}),
  data: z.array(EffectiveSetting),
  refusals: [],
});

export const createSetting = defineEndpoint({
  name: 'createSetting',
  method: 'POST',
  path: `${PREFIX}/create`,
  access: 'signedIn',
  summary:
    'Give a setting a value where the scope has none yet; the institute’s are for its admins. For programs that must not overwrite: screens send setting/manage',
  request: z.object({ key: Key, scope: Scope, value: Value }),
  data: EffectiveSetting,
  refusals: ['SETTING_EXISTS', 'TOO_MANY_REQUESTS'],
});

export const updateSetting = defineEndpoint({
  name: 'updateSetting',
  method: 'POST',
  path: `${PREFIX}/update`,
  access: 'signedIn',
  summary:
    'Change a value that the scope already has. For programs that must not create: screens send setting/manage',
  request: z.object({ key: Key, scope: Scope, value: Value }),
  data: EffectiveSetting,
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const manageSettings = defineEndpoint({
  name: 'manageSettings',
  method: 'POST',
  path: `${PREFIX}/manage`,
  access: 'signedIn',
  summary: 'Set or clear several settings of one scope at once: all or none',
  request: z.object({
    scope: Scope,
    changes: z
      .array(z.object({ key: Key, value: Value.nullable().describe('null clears the scope’s own value') }))
      .min(1)
      .max(SETTING_KEYS.length)
      .refine((changes) => new Set(changes.map(({ key }) => key)).size === changes.length, {
        error: 'invalid',
      })
      .describe('each setting once'),
  }),
  data: z.array(EffectiveSetting),
  refusals: ['TOO_MANY_REQUESTS'],
});

export const getSetting = defineEndpoint({
  name: 'getSetting',
  method: 'POST',
  path: `${PREFIX}/get_setting`,
  access: 'signedIn',
  summary:
    'One setting as it holds for the caller. For programs that want one only: screens read setting/data',
  request: z.object({ key: Key }),
  data: EffectiveSetting,
  refusals: [],
});

export const getSettingsConfig = defineEndpoint({
  name: 'getSettingsConfig',
  method: 'POST',
  path: `${PREFIX}/config`,
  access: 'signedIn',
  summary: 'Which settings exist, what each may be, and which the caller may change where',
  request: emptyRequest,
  data: z.array(
    z.object({
      key: Key,
      kind: z.enum(['choice', 'switch', 'timeZone']).describe('what kind of value it has'),
      choices: z.array(z.string()).describe('the allowed values of a choice, otherwise empty'),
      default: z.union([z.string(), z.boolean(), z.null()]).describe('what holds where nobody chose'),
      scopes: z.array(z.enum(SETTING_SCOPES)).describe('where the caller may set it'),
    }),
  ),
  refusals: [],
});

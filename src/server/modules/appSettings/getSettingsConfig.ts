import type { getSettingsConfig as endpoint } from '../../../shared/contract/base/app';
import type { DataOf } from '../../../shared/contract/base/endpoint';
import { INSTITUTE_ADMIN_ROLE } from '../../../shared/domain/people/groups';
import { SETTING_KEYS, settingDefinition } from '../../../shared/domain/people/settings';
import type { Caller, ServiceContext } from '../../platform/context';

/** Which settings there are; an institute's values are listed as changeable for its admins only. */
export function getSettingsConfig(
  _context: ServiceContext,
  { roles }: Caller,
): Promise<DataOf<typeof endpoint>> {
  const isAdmin = roles.includes(INSTITUTE_ADMIN_ROLE);
  const config = SETTING_KEYS.map((key) => {
    const definition = settingDefinition(key);
    return {
      key,
      kind: definition.kind,
      choices: definition.kind === 'choice' ? [...definition.choices] : [],
      default: definition.fallback,
      scopes: definition.scopes.filter((scope) => scope === 'user' || isAdmin),
    };
  });
  return Promise.resolve(config);
}

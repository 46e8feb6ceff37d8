import type {
  EffectiveSetting,
  getSettings as endpoint,
  getSettingsConfig as getSettingsConfigEndpoint,
} from '../../../shared/contract/base/app';
import type { ReceivedOf, DataOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { INSTITUTE_ADMIN_ROLE } from '../../../shared/domain/people/groups';
import type { Caller, ServiceContext } from '../../platform/context';
import { effectiveSettings, instituteSettings } from './service/effectiveSettings';
import { SETTING_KEYS, settingDefinition } from '../../../shared/domain/people/settings';

/** The caller's effective settings. The institute's own are for its admins, FORBIDDEN otherwise. */
export async function getSettings(
  { db }: ServiceContext,
  { userId, roles }: Caller,
  { scope }: ReceivedOf<typeof endpoint>,
): Promise<EffectiveSetting[]> {
  if (scope === undefined) return effectiveSettings(db.queries, userId);
  if (!roles.includes(INSTITUTE_ADMIN_ROLE)) throw new AppError('FORBIDDEN');
  return instituteSettings(db.queries, userId);
}

/** Which settings there are; an institute's values are listed as changeable for its admins only. */
export function getSettingsConfig(
  _context: ServiceContext,
  { roles }: Caller,
): Promise<DataOf<typeof getSettingsConfigEndpoint>> {
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

import type {
  EffectiveSetting,
  manageSettings as endpoint,
  createSetting as createSettingEndpoint,
  updateSetting as updateSettingEndpoint,
} from '../../../shared/contract/base/app';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeSettings } from './changeSettings';
import type { SettingKey } from '../../../shared/domain/people/settings';
import { effectiveSettings, findEffective } from './service/effectiveSettings';

/** Several at once: one that may not be keeps all the others from happening. */
export async function manageSettings(
  context: ServiceContext,
  caller: Caller,
  { scope, changes }: ReceivedOf<typeof endpoint>,
): Promise<EffectiveSetting[]> {
  const wished = changes.map(({ key, value }, place) => ({ key, value, path: `changes.${place}` }));
  return changeSettings(context, caller, { scope, changes: wished });
}

export async function getSetting(
  { db }: ServiceContext,
  caller: Caller,
  { key }: { key: SettingKey },
): Promise<EffectiveSetting> {
  return findEffective(await effectiveSettings(db.queries, caller.userId), key);
}

/** Throws SETTING_EXISTS where the scope has a value already. */
export async function createSetting(
  context: ServiceContext,
  caller: Caller,
  { scope, key, value }: ReceivedOf<typeof createSettingEndpoint>,
): Promise<EffectiveSetting> {
  const wish = { scope, changes: [{ key, value, path: '' }], expects: 'none' } as const;
  return findEffective(await changeSettings(context, caller, wish), key);
}

/** Throws NOT_FOUND where the scope has no value of its own. */
export async function updateSetting(
  context: ServiceContext,
  caller: Caller,
  { scope, key, value }: ReceivedOf<typeof updateSettingEndpoint>,
): Promise<EffectiveSetting> {
  const wish = { scope, changes: [{ key, value, path: '' }], expects: 'present' } as const;
  return findEffective(await changeSettings(context, caller, wish), key);
}

import type { createSetting as endpoint, EffectiveSetting } from '../../../shared/contract/base/app';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeSettings } from './changeSettings';
import { findEffective } from './service/effectiveSettings';

/** Throws SETTING_EXISTS where the scope has a value already. */
export async function createSetting(
  context: ServiceContext,
  caller: Caller,
  { scope, key, value }: ReceivedOf<typeof endpoint>,
): Promise<EffectiveSetting> {
  const wish = { scope, changes: [{ key, value, path: '' }], expects: 'none' } as const;
  return findEffective(await changeSettings(context, caller, wish), key);
}

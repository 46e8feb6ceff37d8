import type { EffectiveSetting, updateSetting as endpoint } from '../../../shared/contract/base/app';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeSettings } from './changeSettings';
import { findEffective } from './service/effectiveSettings';

/** Throws NOT_FOUND where the scope has no value of its own. */
export async function updateSetting(
  context: ServiceContext,
  caller: Caller,
  { scope, key, value }: ReceivedOf<typeof endpoint>,
): Promise<EffectiveSetting> {
  const wish = { scope, changes: [{ key, value, path: '' }], expects: 'present' } as const;
  return findEffective(await changeSettings(context, caller, wish), key);
}

import type { EffectiveSetting } from '../../../shared/contract/base/app';
import type { SettingKey } from '../../../shared/domain/people/settings';
import type { Caller, ServiceContext } from '../context';
import { effectiveSettings } from './effectiveSettings';
import { findEffective } from './findEffective';

export async function getSetting(
  { db }: ServiceContext,
  caller: Caller,
  { key }: { key: SettingKey },
): Promise<EffectiveSetting> {
  return findEffective(await effectiveSettings(db.queries, caller.userId), key);
}

import type { EffectiveSetting } from '../../../../shared/contract/base/app';
import {
  SETTING_KEYS,
  type SettingKey,
  isSettableIn,
  settingDefinition,
} from '../../../../shared/domain/people/settings';
import type { Queries } from '../../../db/database';
import { findInstituteOf } from '../../institute/service/institutes';
import { readSettingsOf } from './settings';
import { AppError } from '../../../../shared/contract/base/errors';

/** Every setting as it holds for a person: their own value, otherwise their institute's, otherwise the default. */
export async function effectiveSettings(queries: Queries, userId: string): Promise<EffectiveSetting[]> {
  const institute = await findInstituteOf(queries, userId);
  const own = await readSettingsOf(queries, { scope: 'user', id: userId });
  const shared = await readSettingsOf(queries, { scope: 'institute', id: institute.id });
  return SETTING_KEYS.map((key): EffectiveSetting => {
    const mine = own.get(key);
    if (mine !== undefined) return { key, value: mine, source: 'user' };
    const ours = shared.get(key);
    if (ours !== undefined) return { key, value: ours, source: 'institute' };
    return { key, value: settingDefinition(key).fallback, source: 'default' };
  });
}

/** The institute's choice for this person, otherwise the default; only settings that an institute may choose. */
export async function instituteSettings(queries: Queries, userId: string): Promise<EffectiveSetting[]> {
  const institute = await findInstituteOf(queries, userId);
  const shared = await readSettingsOf(queries, { scope: 'institute', id: institute.id });
  return SETTING_KEYS.filter((key) => isSettableIn(key, 'institute')).map((key): EffectiveSetting => {
    const ours = shared.get(key);
    return ours === undefined
      ? { key, value: settingDefinition(key).fallback, source: 'default' }
      : { key, value: ours, source: 'institute' };
  });
}

export function findEffective(settings: readonly EffectiveSetting[], key: SettingKey): EffectiveSetting {
  const found = settings.find((setting) => setting.key === key);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

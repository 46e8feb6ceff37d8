import type { EffectiveSetting } from '../../../contract/app';
import { AppError } from '../../../contract/errors';
import type { SettingKey } from '../../../domain/settings';

export function findEffective(settings: readonly EffectiveSetting[], key: SettingKey): EffectiveSetting {
  const found = settings.find((setting) => setting.key === key);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

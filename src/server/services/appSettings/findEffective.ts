import type { EffectiveSetting } from '../../../shared/contract/base/app';
import { AppError } from '../../../shared/contract/base/errors';
import type { SettingKey } from '../../../shared/domain/people/settings';

export function findEffective(settings: readonly EffectiveSetting[], key: SettingKey): EffectiveSetting {
  const found = settings.find((setting) => setting.key === key);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

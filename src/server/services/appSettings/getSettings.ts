import type { EffectiveSetting } from '../../../contract/app';
import type { Caller, ServiceContext } from '../context';
import { effectiveSettings } from './effectiveSettings';

export async function getSettings({ db }: ServiceContext, caller: Caller): Promise<EffectiveSetting[]> {
  return effectiveSettings(db.queries, caller.userId);
}

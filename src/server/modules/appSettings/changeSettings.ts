import type { EffectiveSetting } from '../../../shared/contract/base/app';
import { AppError, type IssueCode } from '../../../shared/contract/base/errors';
import { INSTITUTE_ADMIN_ROLE } from '../../../shared/domain/people/groups';
import {
  isSettableIn,
  isSettingValue,
  settingDefinition,
  type SettingKey,
  type SettingScope,
  type SettingValue,
} from '../../../shared/domain/people/settings';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { readSettingsOf, writeSetting, type SettingOwner } from './service/settings';
import { takeLocks } from '../../db/takeLocks';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeInstitute } from '../institute/service/changeInstitute';
import { lockActiveUser } from '../account/service/users';
import { effectiveSettings } from './service/effectiveSettings';

export interface SettingChange {
  key: SettingKey;
  /** null takes the scope's own value away */
  value: SettingValue;
  /** dotted path of the change in the request */
  path: string;
}

export interface ChangeWish {
  scope: SettingScope;
  changes: readonly SettingChange[];
  /** refuses what the scope has already, or has not */
  expects?: 'none' | 'present';
}

/**
 * Changes settings of one scope, all or none, and tells what then holds for the caller. An institute's are for its
 * admins, FORBIDDEN otherwise, and each change is logged.
 */
export async function changeSettings(
  context: ServiceContext,
  caller: Caller,
  { scope, changes, expects }: ChangeWish,
): Promise<EffectiveSetting[]> {
  if (scope === 'institute' && !caller.roles.includes(INSTITUTE_ADMIN_ROLE)) throw new AppError('FORBIDDEN');
  const issues = changes.flatMap((change) => issuesOf(scope, change));
  if (issues.length > 0) throw new AppError('INVALID', { issues });
  const wish = { changes, ...(expects && { expects }) };
  if (scope === 'institute') {
    return changeInstitute(context, caller, async ({ queries, institute, log }) => {
      const written = await writeChanges(queries, { scope, id: institute.id }, wish);
      for (const { key, before, after } of written) await log('setting.change', key, before, after);
      return effectiveSettings(queries, caller.userId);
    });
  }
  return inTransaction(context.db, async (queries) => {
    // Two changes of one person at the same moment come one after the other.
    await takeLocks(queries, [{ kind: 'settings', id: caller.userId }]);
    await lockActiveUser(queries, caller.userId);
    await writeChanges(queries, { scope, id: caller.userId }, wish);
    return effectiveSettings(queries, caller.userId);
  });
}

/** Returns what really became different. */
async function writeChanges(
  queries: Queries,
  owner: SettingOwner,
  { changes, expects }: Pick<ChangeWish, 'changes' | 'expects'>,
) {
  const stored = await readSettingsOf(queries, owner);
  const written: { key: SettingKey; before: SettingValue; after: SettingValue }[] = [];
  for (const { key, value } of changes) {
    if (expects === 'none' && stored.has(key)) throw new AppError('SETTING_EXISTS');
    if (expects === 'present' && !stored.has(key)) throw new AppError('NOT_FOUND');
    const before = stored.get(key) ?? null;
    if (before === value) continue;
    await writeSetting(queries, owner, key, value);
    written.push({ key, before, after: value });
  }
  return written;
}

function issuesOf(scope: SettingScope, { key, value, path }: SettingChange) {
  const at = (field: string) => (path === '' ? field : `${path}.${field}`);
  if (!isSettableIn(key, scope)) return [{ path: at('key'), code: 'unknown_choice' as IssueCode }];
  if (value === null || isSettingValue(key, value)) return [];
  return [{ path: at('value'), code: ISSUE_OF_KIND[settingDefinition(key).kind] }];
}

const ISSUE_OF_KIND: Record<'choice' | 'switch' | 'timeZone', IssueCode> = {
  choice: 'unknown_choice',
  switch: 'invalid',
  timeZone: 'unknown_zone',
};

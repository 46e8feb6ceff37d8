import type { EffectiveSetting } from '../../../contract/app';
import { AppError, type IssueCode } from '../../../contract/errors';
import { INSTITUTE_ADMIN_ROLE } from '../../../domain/groups';
import {
  isSettableIn,
  isSettingValue,
  settingDefinition,
  type SettingKey,
  type SettingScope,
  type SettingValue,
} from '../../../domain/settings';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { writeAudit } from '../../db/repositories/auditLog';
import { findInstituteOf, lockInstitute } from '../../db/repositories/institutes';
import { readSettingsOf, writeSetting, type SettingOwner } from '../../db/repositories/settings';
import { takeLocks } from '../../db/takeLocks';
import type { Caller, ServiceContext } from '../context';
import { effectiveSettings } from './effectiveSettings';

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
  { db, clock }: ServiceContext,
  caller: Caller,
  { scope, changes, expects }: ChangeWish,
): Promise<EffectiveSetting[]> {
  if (scope === 'institute' && !caller.roles.includes(INSTITUTE_ADMIN_ROLE)) throw new AppError('FORBIDDEN');
  const issues = changes.flatMap((change) => issuesOf(scope, change));
  if (issues.length > 0) throw new AppError('INVALID', { issues });
  return inTransaction(db, async (queries) => {
    const owner = await lockOwner(queries, scope, caller);
    const before = await readSettingsOf(queries, owner);
    for (const { key, value } of changes) {
      if (expects === 'none' && before.has(key)) throw new AppError('SETTING_EXISTS');
      if (expects === 'present' && !before.has(key)) throw new AppError('NOT_FOUND');
      const old = before.get(key) ?? null;
      if (old === value) continue;
      await writeSetting(queries, owner, key, value);
      if (scope === 'user') continue;
      const line = { instituteId: owner.id, at: clock.now(), actorId: caller.userId, before: old };
      await writeAudit(queries, { ...line, action: 'setting.change', subject: key, after: value });
    }
    return effectiveSettings(queries, caller.userId);
  });
}

/** Two changes of one owner at the same moment come one after the other. */
async function lockOwner(queries: Queries, scope: SettingScope, caller: Caller): Promise<SettingOwner> {
  if (scope === 'user') {
    await takeLocks(queries, [{ kind: 'settings', id: caller.userId }]);
    return { scope, id: caller.userId };
  }
  const { id } = await findInstituteOf(queries, caller.userId);
  await lockInstitute(queries, id);
  return { scope, id };
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

import type { ColumnType, Generated } from 'kysely';
import type { SettingScope, SettingValue } from '../../../domain/settings';

export interface InstitutesTable {
  id: string;
  name: string;
  /** one is: people without a membership belong to it */
  is_house: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface MembershipsTable {
  user_id: string;
  institute_id: string;
  joined_at: Date;
}

export interface SettingsTable {
  scope: SettingScope;
  /** a user or an institute */
  owner_id: string;
  key: string;
  value: ColumnType<SettingValue, string, string>;
}

/** Written in the transaction of what it tells, and never changed. */
export interface AuditLogTable {
  id: Generated<number>;
  institute_id: string;
  at: Date;
  actor_id: string | null;
  /** as it was then */
  actor_name: string;
  action: string;
  subject: string;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}

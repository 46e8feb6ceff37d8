import type { ColumnType, Generated } from 'kysely';
import type { AuditAction } from '../../../shared/domain/people/auditActions';
import type { GroupId } from '../../../shared/domain/people/groups';
import type { Module } from '../../../shared/domain/people/modules';
import type { SettingScope, SettingValue } from '../../../shared/domain/people/settings';

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
  business_id: Generated<string | null>;
}

/** A name is kept a second time as it is compared: without case and widths. */
export interface BusinessesTable {
  id: string;
  institute_id: string;
  name: string;
  plain_name: string;
  created_at: Date;
}

export interface TeamsTable extends BusinessesTable {
  business_id: string | null;
}

/** Roles of an institute's own, by whose name they stand in `users.roles`. */
export interface RolesTable {
  id: string;
  institute_id: string;
  name: string;
  plain_name: string;
  description: string;
  rank: number;
  modules: Module[];
}

export interface InvitationsTable {
  id: string;
  institute_id: string;
  /** lower case */
  email: string;
  group_id: GroupId;
  /** name of the role that comes with it */
  role: string | null;
  business_id: string | null;
  /** SHA-256 of a 256-bit token, hex */
  token_hash: string;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  /** whose registration, not confirmed yet, came with it */
  claimed_by: Generated<string | null>;
  used_at: Generated<Date | null>;
  withdrawn_at: Generated<Date | null>;
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
  action: AuditAction;
  subject: string;
  /** whom it was done to; null where it was done to no person */
  subject_id: string | null;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}

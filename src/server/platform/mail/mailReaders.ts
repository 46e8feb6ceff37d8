import { sql } from 'kysely';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { SettingKey } from '../../../shared/domain/people/settings';
import type { Queries } from '../../db/database';

/** Whom a mail greets, and how they read. */
export interface MailReader {
  id: string;
  email: string;
  first_name: string;
  language: InterfaceLanguage | null;
  time_zone: string | null;
  /** whether they wish for such mails: their own setting, otherwise their institute's, otherwise yes */
  is_wanted: boolean;
}

/** Those of them who are still there. */
export function selectMailReaders(queries: Queries, ids: readonly string[], setting: SettingKey) {
  const valueOf = (scope: 'user' | 'institute', owner: ReturnType<typeof sql>) =>
    sql`(SELECT value FROM settings WHERE scope = ${sql.lit(scope)} AND key = ${setting} AND owner_id = ${owner})`;
  const institute = sql`coalesce(
    (SELECT institute_id FROM memberships WHERE user_id = users.id), (SELECT id FROM institutes WHERE is_house))`;
  const wish = sql<boolean>`coalesce(
    ${valueOf('user', sql`users.id`)}, ${valueOf('institute', institute)}, 'true'::jsonb) <> 'false'::jsonb`;
  return queries
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'language', 'time_zone', wish.as('is_wanted')])
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null);
}

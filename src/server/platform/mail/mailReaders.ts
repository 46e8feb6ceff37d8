import { sql } from 'kysely';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { SettingKey, SettingValue } from '../../../shared/domain/people/settings';
import { isQuiet, mailWaitsUntil } from '../../../shared/domain/time/quietHours';
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
  /** when mails may come, as far as they said; see `waitsUntil` */
  quiet: Partial<Record<QuietSetting, SettingValue>> | null;
}

const QUIET_SETTINGS = ['quiet_from', 'quiet_until', 'mail_digest'] as const satisfies SettingKey[];
type QuietSetting = (typeof QUIET_SETTINGS)[number];

/** Until when a mail to them that is not urgent waits; null where it may go at once. */
export function waitsUntil(
  now: Date,
  { quiet, time_zone }: Pick<MailReader, 'quiet' | 'time_zone'>,
): Date | null {
  const hour = (value: SettingValue | undefined) => (typeof value === 'string' ? value : null);
  return mailWaitsUntil(now, {
    from: hour(quiet?.quiet_from),
    until: hour(quiet?.quiet_until),
    isGathered: quiet?.mail_digest === true,
    zone: time_zone ?? 'GMT',
  });
}

/** Whether they wish not to be disturbed now. */
export function areQuietHours(
  now: Date,
  { quiet, time_zone }: Pick<MailReader, 'quiet' | 'time_zone'>,
): boolean {
  const { quiet_from: from, quiet_until: until } = quiet ?? {};
  return (
    typeof from === 'string' && typeof until === 'string' && isQuiet(now, from, until, time_zone ?? 'GMT')
  );
}

/** Those of them who are still there. */
export function selectMailReaders(queries: Queries, ids: readonly string[], setting: SettingKey) {
  const valueOf = (scope: 'user' | 'institute', owner: ReturnType<typeof sql>) =>
    sql`(SELECT value FROM settings WHERE scope = ${sql.lit(scope)} AND key = ${setting} AND owner_id = ${owner})`;
  const institute = sql`coalesce(
    (SELECT institute_id FROM memberships WHERE user_id = users.id), (SELECT id FROM institutes WHERE is_house))`;
  const wish = sql<boolean>`coalesce(
    ${valueOf('user', sql`users.id`)}, ${valueOf('institute', institute)}, 'true'::jsonb) <> 'false'::jsonb`;
  const quiet = sql<MailReader['quiet']>`(SELECT jsonb_object_agg(key, value) FROM settings
    WHERE scope = 'user' AND owner_id = users.id AND key IN (${sql.join(QUIET_SETTINGS.map((key) => sql.lit(key)))}))`;
  return queries
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'language', 'time_zone', wish.as('is_wanted'), quiet.as('quiet')])
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null);
}

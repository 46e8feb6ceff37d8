import type {
  NotificationPreferences,
  saveNotificationPreferences as saveEndpoint,
} from '../../../shared/contract/account/notificationPreferences';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { NOTIFICATION_GROUPS } from '../../../shared/domain/people/notifications';
import {
  isMailedGroup,
  mailSettingOf,
  pushSettingOf,
} from '../../../shared/domain/people/notificationSettings';
import type { SettingKey, SettingValue } from '../../../shared/domain/people/settings';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { takeLocks } from '../../db/takeLocks';
import type { Caller, ServiceContext } from '../../platform/context';
import { lockActiveUser } from '../account/service/users';
import { effectiveSettings } from '../appSettings/service/effectiveSettings';
import { writeSetting } from '../appSettings/service/settings';

/** The caller's own choices; where they made none, their institute's, else what is usual. */
export async function getNotificationPreferences(
  { db }: ServiceContext,
  { userId }: Caller,
): Promise<NotificationPreferences> {
  return readPreferences(db.queries, userId);
}

/** They are settings like others, so an admin of the institute may choose some of them for who chose nothing. */
export async function saveNotificationPreferences(
  { db }: ServiceContext,
  { userId }: Caller,
  { channels, quiet, isGathered, timeZone }: ReceivedOf<typeof saveEndpoint>,
): Promise<NotificationPreferences> {
  const changes: [SettingKey, SettingValue][] = [
    ...channels.flatMap(
      ({ group, mail, push }): [SettingKey, SettingValue][] =>
        [
          ...(mail === undefined || !isMailedGroup(group) ? [] : ([[mailSettingOf(group), mail]] as const)),
          ...(push === undefined ? [] : ([[pushSettingOf(group), push]] as const)),
        ] as [SettingKey, SettingValue][],
    ),
    ...(quiet === undefined
      ? []
      : ([
          ['quiet_from', quiet?.from ?? null],
          ['quiet_until', quiet?.until ?? null],
        ] as [SettingKey, SettingValue][])),
    ...(isGathered === undefined ? [] : ([['mail_digest', isGathered]] as [SettingKey, SettingValue][])),
    ...(timeZone === undefined ? [] : ([['time_zone', timeZone]] as [SettingKey, SettingValue][])),
  ];
  return inTransaction(db, async (queries) => {
    await takeLocks(queries, [{ kind: 'settings', id: userId }]);
    await lockActiveUser(queries, userId);
    for (const [key, value] of changes)
      await writeSetting(queries, { scope: 'user', id: userId }, key, value);
    return readPreferences(queries, userId);
  });
}

async function readPreferences(queries: Queries, userId: string): Promise<NotificationPreferences> {
  const settings = await effectiveSettings(queries, userId);
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const text = (key: SettingKey) => {
    const value = values.get(key);
    return typeof value === 'string' ? value : null;
  };
  const [from, until] = [text('quiet_from'), text('quiet_until')];
  return {
    channels: NOTIFICATION_GROUPS.map((group) => ({
      group,
      mail: isMailedGroup(group) ? values.get(mailSettingOf(group)) === true : null,
      push: values.get(pushSettingOf(group)) === true,
    })),
    quiet: from !== null && until !== null ? { from, until } : null,
    isGathered: values.get('mail_digest') === true,
    timeZone: text('time_zone'),
  };
}

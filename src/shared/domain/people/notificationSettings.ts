import type { NotificationGroup } from './notifications';
import type { SettingKey } from './settings';

/** Which setting says whether a person is mailed about a group; the institute's decisions are mailed to everybody. */
const MAIL_SETTINGS = {
  booking_changes: 'notify_booking_changes',
  reminders: 'notify_reminders',
  messages: 'notify_messages',
  reviews: 'notify_reviews',
} as const satisfies Record<Exclude<NotificationGroup, 'account'>, SettingKey>;

export type MailedGroup = keyof typeof MAIL_SETTINGS;
export const MAILED_GROUPS = Object.keys(MAIL_SETTINGS) as MailedGroup[];

export function isMailedGroup(group: NotificationGroup): group is MailedGroup {
  return Object.hasOwn(MAIL_SETTINGS, group);
}

export function mailSettingOf(group: MailedGroup): (typeof MAIL_SETTINGS)[MailedGroup] {
  return MAIL_SETTINGS[group];
}

export function pushSettingOf(group: NotificationGroup): `push_${NotificationGroup}` {
  return `push_${group}`;
}

import { CLIENT_GROUP, type GroupId } from '../../../../shared/domain/people/groups';
import {
  isMailedGroup,
  MAILED_GROUPS,
  mailSettingOf,
} from '../../../../shared/domain/people/notificationSettings';
import { groupOfNotification, UNREAD_MAIL_AFTER_MS } from '../../../../shared/domain/people/notifications';
import { DEFAULT_LANGUAGE } from '../../../../shared/domain/text/interfaceLanguages';
import type { Queries } from '../../../db/database';
import { type MailReader, selectMailReaders, waitsUntil } from '../../../platform/mail/mailReaders';
import { insertMails, type NewMail } from '../../../platform/mail/outbox';
import { newMail } from '../../../platform/mail/queueMail';
import { findSilenced } from './findSilenced';
import { type NotificationRow, selectNotifications } from './notifications';
import { otherName } from './toNotification';

/** So that a long backlog does not become one long transaction. */
export const UNREAD_MAIL_BATCH = 50;

/**
 * Mails what waited for the end of somebody's quiet hours, or was not read for a while: one mail for each person, of what they
 * wish for by mail and have not read since. Each is mailed once, however many servers do so; returns how many people were due.
 */
export async function mailUnread(queries: Queries, now: Date): Promise<number> {
  const people = await lockDuePeople(queries, now);
  if (people.length === 0) return 0;
  const ids = people.map(({ id }) => id);
  const readers = await readWishes(queries, ids);
  const due = await selectNotifications(queries)
    .where('notifications.person_id', 'in', ids)
    .where('notifications.mail_at', '<=', now)
    .orderBy('notifications.at')
    .execute();
  const silenced = await findSilenced(queries, due);
  const mails: NewMail[] = [];
  for (const person of people) {
    const wanted = due.filter(
      (row) => row.person_id === person.id && readers.wisher(row) && !silenced.has(row.id),
    );
    const reader = wanted[0] && readers.wisher(wanted[0]);
    const waiting = wanted.flatMap((row) => {
      const until = reader && dueAt(row, reader);
      return until && until > now ? [{ id: row.id, until }] : [];
    });
    for (const { id, until } of waiting) await setMailAt(queries, [id], until);
    const told = wanted.filter(({ id }) => waiting.every((each) => each.id !== id));
    if (reader && told.length > 0) mails.push(mailOf(person, reader, told, now));
    const done = due.filter(
      ({ id, person_id }) => person_id === person.id && waiting.every((each) => each.id !== id),
    );
    await setMailAt(
      queries,
      done.map(({ id }) => id),
      null,
    );
  }
  await insertMails(queries, mails);
  return people.length;
}

interface DuePerson {
  id: string;
  group_id: GroupId;
}

/** Those who have waited longest; whom another server is mailing at this moment is left to it. */
async function lockDuePeople(queries: Queries, now: Date): Promise<DuePerson[]> {
  const due = queries
    .selectFrom('notifications')
    .select('person_id')
    .where('mail_at', '<=', now)
    // People, not notifications: the many of one person would leave no room for others.
    .groupBy('person_id')
    .orderBy(({ fn }) => fn.min('mail_at'))
    .limit(UNREAD_MAIL_BATCH);
  return queries
    .selectFrom('users')
    .select(['id', 'group_id'])
    .where('id', 'in', due)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

async function readWishes(queries: Queries, ids: readonly string[]) {
  const byGroup = new Map<string, MailReader[]>();
  for (const group of MAILED_GROUPS) {
    byGroup.set(group, await selectMailReaders(queries, ids, mailSettingOf(group)).execute());
  }
  return {
    /** whose notification it is, where they wish to be mailed about such */
    wisher: ({ person_id, kind }: NotificationRow): MailReader | undefined => {
      const group = groupOfNotification(kind);
      if (!isMailedGroup(group)) return undefined;
      return byGroup.get(group)?.find(({ id, is_wanted }) => id === person_id && is_wanted);
    },
  };
}

/**
 * When it is to be mailed: as it was told, but for messages, of which nobody knew the reader's hours. An offer of a call waits for
 * nothing: nobody is asked in hours in which it should, and whoever is first gets it.
 */
function dueAt({ kind, at, call_id }: NotificationRow, reader: MailReader): Date {
  if (kind === 'requested' && call_id !== null) return at;
  const told = kind === 'message' ? new Date(at.getTime() + UNREAD_MAIL_AFTER_MS) : at;
  return waitsUntil(told, reader) ?? told;
}

async function setMailAt(queries: Queries, ids: readonly string[], at: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await queries.updateTable('notifications').set({ mail_at: at }).where('id', 'in', ids).execute();
}

function mailOf(
  { group_id }: DuePerson,
  { email, language, first_name, time_zone }: MailReader,
  rows: readonly NotificationRow[],
  now: Date,
): NewMail {
  return newMail(now, {
    to: email,
    language: language ?? DEFAULT_LANGUAGE,
    template: 'notifications',
    values: {
      name: first_name,
      zone: time_zone ?? rows.find(({ meeting_zone }) => meeting_zone)?.meeting_zone ?? 'GMT',
      reader: group_id === CLIENT_GROUP ? 'client' : 'interpreter',
      told: rows.map((row) => ({
        kind: row.kind,
        title: row.title ?? '',
        other: otherName(row),
        startsAt: row.starts_at?.toISOString() ?? null,
        callId: row.call_id,
      })),
    },
  });
}

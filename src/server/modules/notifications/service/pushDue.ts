import { CLIENT_GROUP, type GroupId } from '../../../../shared/domain/people/groups';
import { isUrgentStart } from '../../../../shared/domain/booking/bookingLife';
import { groupOfNotification } from '../../../../shared/domain/people/notifications';
import { pushSettingOf } from '../../../../shared/domain/people/notificationSettings';
import { DEFAULT_LANGUAGE } from '../../../../shared/domain/text/interfaceLanguages';
import { serverMails } from '../../../../shared/i18n/serverMessages';
import type { Queries } from '../../../db/database';
import type { ServiceContext } from '../../../platform/context';
import { type MailReader, selectMailReaders, waitsUntil } from '../../../platform/mail/mailReaders';
import { notificationLine } from '../../../platform/mail/notificationLine';
import { mailMoment } from '../../../platform/mail/templates/bookingNewsMail';
import type { PushOutcome, PushSender } from '../../../platform/push/createPushSender';
import { findSilenced } from './findSilenced';
import { claimDuePushes, dropSubscription, listSubscriptions, setPushAt } from './pushSubscriptions';
import { type NotificationRow, selectNotifications } from './notifications';
import { otherName } from './toNotification';

export const PUSH_BATCH = 20;
const LEASE_MS = 60_000;
const MOST_TRIES = 5;
/** Older notifications are not pushed any more. */
const NEWS_FOR_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/** How rounds go on while somebody's devices are slow. */
export interface PushPatience {
  /** a round waits for so long; what is under way then goes on beside the next ones */
  forMs: number;
  /** people whose devices are still being told: their further notifications wait, and nobody else's */
  busy: Set<string>;
  onLateError: (error: unknown) => void;
}

/**
 * Pushes the notifications that are due to the devices of their people, as far as they wish for it; returns how many it looked
 * at. What is not urgent waits for the end of their quiet hours. A browser that is gone is forgotten. Without `patience` it waits
 * for everybody.
 */
export async function pushDue(
  { db, clock }: ServiceContext,
  send: PushSender,
  patience?: PushPatience,
): Promise<number> {
  const { queries } = db;
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const without = [...(patience?.busy ?? [])];
  const claimed = await claimDuePushes(queries, { now, leaseUntil, limit: PUSH_BATCH, without });
  if (claimed.length === 0) return 0;
  const tries = new Map(claimed.map(({ id, push_tries }) => [id, push_tries]));
  const rows = await selectNotifications(queries)
    .innerJoin('users as reader', 'reader.id', 'notifications.person_id')
    .select('reader.group_id')
    .where('notifications.id', 'in', [...tries.keys()])
    .execute();
  const silenced = await findSilenced(queries, rows);
  const people = [...new Set(rows.map(({ person_id }) => person_id))];
  const devices = await listSubscriptions(queries, people, now);
  const work = rows.map((row) => ({
    person: row.person_id,
    done: (async () => {
      const theirs = devices.filter(({ person_id }) => person_id === row.person_id);
      const reader = await readerOf(queries, row);
      const isOld = now.getTime() - row.at.getTime() > NEWS_FOR_MS;
      if (!reader?.is_wanted || row.read_at || isOld || silenced.has(row.id))
        return setPushAt(queries, row.id, null);
      const until = isUrgent(row, now) ? null : waitsUntil(now, { ...reader, quiet: nightOf(reader) });
      if (until) return setPushAt(queries, row.id, until);
      const push = { payload: payloadOf(row, reader), isUrgent: isUrgent(row, now) };
      const outcomes = await Promise.all(
        theirs.map(async (device): Promise<PushOutcome> => {
          const outcome = await send(device, push);
          if (outcome === 'gone') await dropSubscription(queries, device.endpoint);
          return outcome;
        }),
      );
      const tried = tries.get(row.id) ?? MOST_TRIES;
      const isAgain = outcomes.includes('later') && tried < MOST_TRIES;
      await setPushAt(queries, row.id, isAgain ? new Date(now.getTime() + 2 ** tried * MINUTE_MS) : null);
    })(),
  }));
  await waitFor(work, patience);
  return claimed.length;
}

async function waitFor(
  work: readonly { person: string; done: Promise<void> }[],
  patience: PushPatience | undefined,
): Promise<void> {
  const all = Promise.all(work.map(({ done }) => done));
  if (!patience) return void (await all);
  const { forMs, busy, onLateError } = patience;
  const left = new Map<string, number>();
  for (const { person, done } of work) {
    busy.add(person);
    left.set(person, (left.get(person) ?? 0) + 1);
    const end = () => {
      const others = (left.get(person) ?? 1) - 1;
      left.set(person, others);
      if (others === 0) busy.delete(person);
    };
    done.then(end, end);
  }
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), forMs)));
  try {
    if ((await Promise.race([all, late])) === 'late') all.catch(onLateError);
  } finally {
    clearTimeout(timer);
  }
}

async function readerOf(queries: Queries, { person_id, kind }: NotificationRow) {
  const setting = pushSettingOf(groupOfNotification(kind));
  return selectMailReaders(queries, [person_id], setting).executeTakeFirst();
}

/** Mails may be gathered; what is pushed only waits for the night's end. */
function nightOf({ quiet }: MailReader): MailReader['quiet'] {
  return quiet && { ...quiet, mail_digest: false };
}

/** The reminder a day before can wait for the morning, because another one comes an hour before. */
function isUrgent({ kind, starts_at }: NotificationRow, now: Date): boolean {
  if (kind === 'reminderDay') return false;
  if (kind === 'reminderHour') return true;
  return starts_at !== null && isUrgentStart(starts_at.getTime(), now.getTime());
}

/** The payload for `public/service-worker.js`: a line, a time and the address that it opens. */
function payloadOf(row: NotificationRow & { group_id: GroupId }, reader: MailReader): string {
  const language = reader.language ?? DEFAULT_LANGUAGE;
  const zone = reader.time_zone ?? row.meeting_zone ?? 'GMT';
  const told = { kind: row.kind, title: row.title ?? '', other: otherName(row) };
  return JSON.stringify({
    title: notificationLine(told, serverMails[language].notificationLines),
    body: row.starts_at ? mailMoment(row.starts_at.toISOString(), language, zone) : '',
    lang: language,
    tag: row.thread_id ?? row.booking_id ?? row.id,
    url: placeOf(row),
  });
}

/** Calls are answered at once; everything else stands in the list of notifications. */
function placeOf({ group_id, call_id }: { group_id: GroupId; call_id: string | null }): string {
  const isClient = group_id === CLIENT_GROUP;
  if (call_id === null) return `${isClient ? '/client' : '/interpreter'}/notifications`;
  return isClient ? `/client/call/${call_id}` : `/interpreter/dashboard?offer=${call_id}`;
}

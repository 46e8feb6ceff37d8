import { sql, type RawBuilder } from 'kysely';
import { MOST_NOTIFICATIONS } from '../../../shared/domain/people/notifications';
import type { NewNotification } from './NewNotification';
import { insertRows } from './insertRows';

/**
 * The parts of a statement that store notifications and let go of so many old ones of the same people that no more than
 * `MOST_NOTIFICATIONS` are kept: those of offers go first, of which strangers can make any number, but none whose mail is still due.
 * What is unread of a thread is one, told anew.
 */
export function notificationParts(
  rows: readonly NewNotification[],
  written?: 'written',
): RawBuilder<unknown>[] {
  const threads = sql.join(rows.map(({ thread_id }) => sql`${thread_id}::uuid`));
  const people = sql.join(rows.map(({ person_id }) => sql`(${person_id}::uuid)`));
  const condition = written ? sql`, ${sql.raw(written)}` : sql``;
  return [
    insertRows('notifications', TYPES, rows, {
      written,
      onConflict: TOLD_ANEW,
      name: 'notified',
      computed: PUSHED,
    }),
    sql`pruned AS (DELETE FROM notifications USING
      (SELECT person, ${sql.lit(MOST_NOTIFICATIONS)} - count(*)::integer AS room
        FROM (VALUES ${people}) AS told (person) GROUP BY person) AS told ${condition},
      LATERAL (SELECT id FROM notifications AS old WHERE old.person_id = told.person
        ORDER BY (call_id IS NULL OR mail_at IS NOT NULL) DESC, at DESC, id DESC OFFSET greatest(told.room, 0)) AS old
      WHERE notifications.id = old.id AND (notifications.read_at IS NOT NULL OR notifications.thread_id IS NULL
        OR NOT notifications.thread_id = ANY(ARRAY[${threads}]::uuid[])))`,
  ];
}

const TYPES = {
  ...{ person_id: 'uuid', kind: 'text', at: 'timestamptz', interpreter_id: 'uuid', booking_id: 'uuid' },
  ...{ thread_id: 'uuid', call_id: 'uuid', mail_at: 'timestamptz', push_at: 'timestamptz' },
} as const;

/** People without a device to push to are left out. */
const PUSHED = {
  column: 'push_at',
  value: sql`CASE WHEN EXISTS (SELECT FROM push_subscriptions WHERE push_subscriptions.person_id = beside.person_id)
    THEN beside.push_at END`,
};

const TOLD_ANEW = sql`ON CONFLICT (person_id, thread_id) WHERE thread_id IS NOT NULL AND read_at IS NULL
  DO UPDATE SET at = excluded.at, push_at = excluded.push_at, push_tries = 0, mail_at = coalesce(notifications.mail_at, excluded.mail_at)`;

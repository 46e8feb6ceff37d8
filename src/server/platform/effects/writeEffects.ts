import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Queries } from '../../db/database';
import { sendAhead } from '../../db/pipelinedDialect';
import type { BookingEventsTable } from '../../db/tables/bookingTables';
import type { NewMail } from '../mail/outbox';
import { insertRows } from './insertRows';
import { notificationParts } from './notificationParts';
import type { NewNotification } from './NewNotification';
import { z } from 'zod';
import { LiveNews } from '../../../shared/contract/base/live';

export type Notice = z.infer<typeof Notice>;

/** Signed out, or a password was changed: said among servers, never to a page. */
const SessionOver = z.object({ type: z.literal('session_over'), id: z.string() });

/** An interpreter's public facts changed: the pages that a server has kept are out of date. */
const ProfileChanged = z.object({ type: z.literal('profile_changed'), id: z.string() });

/** Servers tell each other this through the database: the news, and whose open pages get it. */
export const Notice = z.object({
  to: z.array(z.string()),
  news: z.union([SessionOver, ProfileChanged, LiveNews]),
  /** the interpreter whose free times changed: their watchers are told, without a reason */
  slotsOf: z.string().optional(),
});

/** The channel on which servers hear what a transaction of any of them has told. */
export const LIVE_CHANNEL = 'dragoman_live';

export type HistoryLine = Insertable<BookingEventsTable>;

/** An event's effects, as rows and notices of the transaction that it is part of. */
export interface Effects {
  history: readonly HistoryLine[];
  mails: readonly NewMail[];
  notifications: readonly NewNotification[];
  /** JSON, told to every server with the commit */
  notices: readonly string[];
}

/** Writes all of it in one statement, whose answer nobody waits for: where it fails, so does the next one or the commit. */
export async function writeEffects(queries: Queries, effects: Effects): Promise<void> {
  const { history, mails, notifications, notices } = effects;
  if (history.length + mails.length + notifications.length + notices.length === 0) return;
  const rows = rowsOf(effects);
  const beside = rows.length > 0 ? sql`WITH ${sql.join(rows)}` : sql``;
  await sendAhead(queries, sql`${beside} ${tell(notices)}`.compile(queries));
}

/** The parts of a statement that store the rows of `effects`; only if there is a row of `written`, where that is given. */
export function rowsOf(
  { history, mails, notifications }: Effects,
  written?: 'written',
): RawBuilder<unknown>[] {
  return [
    ...(history.length > 0 ? [insertRows('booking_events', HISTORY_TYPES, history, { written })] : []),
    ...(mails.length > 0 ? [insertRows('outbox', MAIL_TYPES, mails, { written })] : []),
    ...(notifications.length > 0 ? notificationParts(notifications, written) : []),
  ];
}

function tell(notices: readonly string[]): RawBuilder<unknown> {
  return sql`SELECT pg_notify(${LIVE_CHANNEL}, notice) FROM ${noticesAsRows(notices)}`;
}

/** `notice` of each row. */
export function noticesAsRows(notices: readonly string[]): RawBuilder<unknown> {
  return sql`unnest(ARRAY[${sql.join(notices.map((notice) => sql`${notice}::text`))}]::text[]) AS notice`;
}

const HISTORY_TYPES = {
  ...{ interpreter_id: 'uuid', booking_id: 'uuid', at: 'timestamptz', actor: 'text', actor_id: 'uuid' },
  ...{ action: 'text', from_status: 'text', to_status: 'text', details: 'jsonb' },
} as const;

const MAIL_TYPES = {
  ...{ id: 'uuid', recipient: 'text', language: 'text', template: 'text', mail_values: 'jsonb' },
  ...{ attachments: 'jsonb', queued_at: 'timestamptz', due_at: 'timestamptz', send_before: 'timestamptz' },
} as const;

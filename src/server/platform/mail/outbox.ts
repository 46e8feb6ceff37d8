import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Queries } from '../../db/database';
import type { OutboxTable } from '../../db/tables/mailTables';

export type StoredMail = Selectable<OutboxTable>;
export type NewMail = Insertable<OutboxTable>;

export async function insertMails(queries: Queries, mails: readonly NewMail[]): Promise<void> {
  if (mails.length > 0) await queries.insertInto('outbox').values(mails).execute();
}

/** Whether a mail is to be sent now: neither sent nor given up, and its time has come. */
export const isDue = (now: Date) => sql<boolean>`sent_at IS NULL AND failed_at IS NULL AND due_at <= ${now}`;

/** The mail after which an address is forgotten. */
const DELETION_MAIL = 'accountDeleted';

/** Columns that are emptied once a mail is done with, sent or not. */
const FORGOTTEN = {
  mail_values: null,
  attachments: null,
  recipient: sql<string>`CASE WHEN template = ${DELETION_MAIL} THEN '' ELSE recipient END`,
};

/** A sent mail's values are deleted at once: they may hold a code. */
export async function markMailSent(queries: Queries, id: string, at: Date): Promise<void> {
  await unfinished(queries, id)
    .set({ sent_at: at, ...FORGOTTEN })
    .execute();
}

export async function markMailFailed(queries: Queries, id: string, at: Date, error: string): Promise<void> {
  await unfinished(queries, id)
    .set({ failed_at: at, last_error: error, ...FORGOTTEN })
    .execute();
}

/** Milliseconds to wait after a failed attempt: 5 s, and twice as long after each further one, up to an hour. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;

const postponed = (now: Date, attempts: RawBuilder<number>) =>
  sql<Date>`${now}::timestamptz + least(${LONGEST_WAIT_MS}::float8,
    ${FIRST_WAIT_MS}::float8 * power(2, least(${attempts} - 1, 20))) * interval '1 millisecond'`;

/**
 * Gives a mail back for a later attempt, unless its lease ran out and somebody else has taken it meanwhile. Others that
 * are due to the same mailbox count as tried: however many wait for one that cannot be reached, one of them is tried.
 */
export async function postponeMail(
  queries: Queries,
  mail: Pick<StoredMail, 'id' | 'attempts' | 'recipient'>,
  now: Date,
  error: string,
): Promise<void> {
  const mine = unfinished(queries, mail.id).where('attempts', '=', mail.attempts);
  await mine.set({ due_at: postponed(now, sql<number>`attempts`), last_error: error }).execute();
  const others = queries
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', mail.recipient)
    .where(isDue(now))
    .forUpdate()
    .skipLocked();
  await queries
    .updateTable('outbox')
    .where('id', 'in', others)
    .set((eb) => ({
      due_at: postponed(now, sql<number>`attempts + 1`),
      attempts: eb('attempts', '+', 1),
      last_error: error,
    }))
    .execute();
}

/** Newest first; those to one address, where one is given. */
export async function listMails(queries: Queries, limit: number, to?: string): Promise<StoredMail[]> {
  const listed = queries.selectFrom('outbox').selectAll().orderBy('queued_at', 'desc').limit(limit);
  return (to === undefined ? listed : listed.where('recipient', '=', to)).execute();
}

export async function deleteMailsBefore(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('outbox').where('queued_at', '<', before).execute();
}

function unfinished(queries: Queries, id: string) {
  return queries.updateTable('outbox').where('id', '=', id).where('sent_at', 'is', null);
}

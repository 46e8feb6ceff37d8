import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queries } from '../../db/database';
import type { OutboxTable } from '../../db/tables/mailTables';

export type StoredMail = Selectable<OutboxTable>;
export type NewMail = Insertable<OutboxTable>;

export async function insertMails(queries: Queries, mails: readonly NewMail[]): Promise<void> {
  if (mails.length > 0) await queries.insertInto('outbox').values(mails).execute();
}

export interface MailClaim {
  now: Date;
  /** until when nobody else may take what is claimed now */
  leaseUntil: Date;
  limit: number;
}

/**
 * Takes mails that are due, oldest first, and counts the attempt. One statement: rows that another worker is
 * taking at this moment are skipped, and no lock outlives it, so nothing waits while a mail server is talked to.
 */
export async function claimDueMails(queries: Queries, claim: MailClaim): Promise<StoredMail[]> {
  const due = queries
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', claim.now)
    .orderBy('due_at')
    .limit(claim.limit)
    .forUpdate()
    .skipLocked();
  return queries
    .with('due', () => due)
    .updateTable('outbox')
    .from('due')
    .set((eb) => ({ due_at: claim.leaseUntil, attempts: eb('attempts', '+', 1) }))
    .whereRef('outbox.id', '=', 'due.id')
    .returningAll('outbox')
    .execute();
}

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

/** Gives a mail back for a later attempt, unless its lease ran out and somebody else has taken it meanwhile. */
export async function postponeMail(
  queries: Queries,
  mail: { id: string; attempts: number },
  until: Date,
  error: string,
): Promise<void> {
  const mine = unfinished(queries, mail.id).where('attempts', '=', mail.attempts);
  await mine.set({ due_at: until, last_error: error }).execute();
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

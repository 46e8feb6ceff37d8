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

/** So many of one domain are under way at once: a mail server that is slow about it keeps no other mail waiting for long. */
const AT_ONCE_PER_DOMAIN = 3;
/** So many of those that are due longest take turns. */
const LOOK_AHEAD = 1000;

const IS_DUE = (now: Date) => sql<boolean>`sent_at IS NULL AND failed_at IS NULL AND due_at <= ${now}`;

/** example.com of a.b.example.com, and example.co.jp of its parts: who owns it can name as many below it as they like. */
const DOMAIN = sql`coalesce(substring(recipient from '[^.@]+[.](?:[^.@]{1,3}[.])?[^.@]+$'), recipient)`;

/**
 * Takes mails that are due and counts the attempt: the first of each domain, then the second of each, first tries
 * before later ones, oldest first. One statement: rows that another worker is taking at this moment are skipped, and
 * no lock outlives it, so nothing waits while a mail server is talked to.
 */
export async function claimDueMails(queries: Queries, claim: MailClaim): Promise<StoredMail[]> {
  const next = sql<string>`(
    SELECT id FROM (
      SELECT id, due_at, row_number() OVER (PARTITION BY ${DOMAIN} ORDER BY attempts > 0, due_at) AS turn
      FROM (SELECT * FROM outbox WHERE ${IS_DUE(claim.now)} ORDER BY due_at LIMIT ${LOOK_AHEAD}) AS due_mails
    ) AS turns
    WHERE turn <= ${AT_ONCE_PER_DOMAIN} ORDER BY turn, due_at LIMIT ${claim.limit})`;
  const due = queries
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', next)
    .where(IS_DUE(claim.now))
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

import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Queries } from '../../db/database';
import type { OutboxTable } from '../../db/tables/mailTables';
import type { MailTemplateName } from './mailTemplates';

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
/** So many of those that are next take turns. */
const LOOK_AHEAD = 5000;

const IS_DUE = (now: Date) => sql<boolean>`sent_at IS NULL AND failed_at IS NULL AND due_at <= ${now}`;

/** example.com of a.b.example.com, and example.co.jp of its parts: who owns it can name as many below it as they like. */
const DOMAIN = sql`substring(lower(recipient)
  from '[^.@]+[.](?:(?:co|com|org|net|or|ne|ac|go|gov|gob|edu)[.][a-z]{2}|[^.@]+)$')`;

/** To addresses that nobody proved to be theirs: anybody can have any number of these sent. */
const UNPROVED = ['verifyAccount', 'confirmSubscription', 'invitation'] satisfies MailTemplateName[];

/**
 * Takes mails that are due and counts the attempt: first tries before later ones, proved addresses before others, then
 * the first of each domain, the second of each, oldest first. One statement: rows that another worker is taking at this
 * moment are skipped, and no lock outlives it, so nothing waits while a mail server is talked to.
 */
export async function claimDueMails(queries: Queries, claim: MailClaim): Promise<StoredMail[]> {
  const isLater = sql`attempts > 0`;
  const order = sql`${isLater}, template = ANY(${UNPROVED})`;
  const next = sql<string>`(
    SELECT id FROM (
      SELECT id, template, attempts, due_at, row_number() OVER (PARTITION BY ${DOMAIN} ORDER BY ${order}, due_at) AS turn
      FROM (SELECT * FROM outbox WHERE ${IS_DUE(claim.now)} ORDER BY ${isLater}, due_at LIMIT ${LOOK_AHEAD}) AS next
    ) AS turns
    WHERE turn <= ${AT_ONCE_PER_DOMAIN} ORDER BY ${order}, turn, due_at LIMIT ${claim.limit})`;
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
    .where(IS_DUE(now))
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

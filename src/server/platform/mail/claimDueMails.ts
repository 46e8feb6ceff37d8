import { sql } from 'kysely';
import type { Queries } from '../../db/database';
import { isDue, type StoredMail } from './outbox';

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

/** example.com of a.b.example.com, and example.co.jp of its parts: who owns it can name as many below it as they like. */
const DOMAIN = sql`substring(lower(recipient)
  from '[^.@]+[.](?:(?:co|com|org|net|or|ne|ac|go|gov|gob|edu)[.][a-z]{2}|[^.@]+)$')`;

/**
 * Takes mails that are due and counts the attempt: first tries before later ones, proved addresses before others, then
 * the first of each domain, the second of each, oldest first. One statement: rows that another worker is taking at this
 * moment are skipped, and no lock outlives it, so nothing waits while a mail server is talked to.
 */
export async function claimDueMails(queries: Queries, claim: MailClaim): Promise<StoredMail[]> {
  const order = sql`attempts > 0, NOT is_proved`;
  const next = sql<string>`(
    SELECT id FROM (
      SELECT id, is_proved, attempts, due_at, row_number() OVER (PARTITION BY ${DOMAIN} ORDER BY ${order}, due_at) AS turn
      FROM (SELECT * FROM outbox WHERE ${isDue(claim.now)} ORDER BY ${order}, due_at LIMIT ${LOOK_AHEAD}) AS next
    ) AS turns
    WHERE turn <= ${AT_ONCE_PER_DOMAIN} ORDER BY ${order}, turn, due_at LIMIT ${claim.limit})`;
  const due = queries
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', next)
    .where(isDue(claim.now))
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

import { sql } from 'kysely';
import type { Queries } from '../database';

/** Mails that wait: first tries before later ones, and those to one mailbox. */
const STATEMENTS = [
  `CREATE INDEX outbox_next ON outbox ((attempts > 0), due_at) WHERE sent_at IS NULL AND failed_at IS NULL`,
  `CREATE INDEX outbox_mailbox ON outbox (recipient) WHERE sent_at IS NULL AND failed_at IS NULL`,
  `DROP INDEX outbox_due`,
];

export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

import { sql } from 'kysely';
import type { Queries } from '../database';

/** Mails to addresses that nobody proved leave last, whatever they say; of those that wait now, what they say tells. */
export async function up(queries: Queries): Promise<void> {
  await sql`ALTER TABLE outbox ADD COLUMN is_proved boolean NOT NULL DEFAULT true`.execute(queries);
  await sql`UPDATE outbox SET is_proved = false WHERE sent_at IS NULL AND failed_at IS NULL
    AND template IN ('verifyAccount', 'confirmSubscription', 'invitation')`.execute(queries);
}

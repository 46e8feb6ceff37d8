import { sql } from 'kysely';
import type { Queries } from '../database';

/** Mails about reviews have a setting of their own: whoever switched mails about bookings off does not get them now. */
export async function up(queries: Queries): Promise<void> {
  await sql`INSERT INTO settings (scope, owner_id, key, value)
    SELECT scope, owner_id, 'notify_reviews', value FROM settings
    WHERE key = 'notify_booking_changes' AND value = 'false'::jsonb
    ON CONFLICT DO NOTHING`.execute(queries);
}

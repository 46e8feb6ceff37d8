import { sql } from 'kysely';
import type { Database } from '../../../src/server/db/database';
import { MOST_NOTIFICATIONS } from '../../../src/shared/domain/people/notifications';
import { MANY_AT } from './manyBookings';

/** Notifications to each booking's interpreter, at most as many as are kept; every fifth is unread, some are to be mailed. */
export async function addManyNotifications(db: Database): Promise<void> {
  const at = `timestamptz '${MANY_AT.toISOString()}'`;
  await sql
    .raw(
      `INSERT INTO notifications (person_id, kind, at, read_at, interpreter_id, booking_id, mail_at)
      SELECT interpreter_id, 'requested', created_at, CASE WHEN place % 5 = 0 THEN NULL ELSE created_at END,
        interpreter_id, id, CASE WHEN place = 5 AND (starts_at < ${at}) THEN ${at} + make_interval(hours => (place % 7)::integer - 3) END
      FROM (SELECT bookings.*, row_number() OVER (PARTITION BY interpreter_id ORDER BY created_at DESC) AS place
        FROM bookings) AS told WHERE place <= ${MOST_NOTIFICATIONS}`,
    )
    .execute(db.queries);
  await sql`INSERT INTO notifications (person_id, kind, at, thread_id)
    SELECT interpreter_id, 'message', last_at, id FROM threads WHERE last_seq > interpreter_read_seq
    ON CONFLICT DO NOTHING`.execute(db.queries);
  await sql`UPDATE notifications SET mail_at = NULL
    WHERE person_id NOT IN (SELECT person_id FROM notifications WHERE mail_at IS NOT NULL LIMIT 20)`.execute(
    db.queries,
  );
  // each person signed in somewhere gets them on that device, too
  await sql`INSERT INTO push_subscriptions (person_id, session_id, endpoint, p256dh, auth, created_at)
    SELECT user_id, id, 'https://push.browser.example/' || id, 'key', 'secret', created_at FROM sessions`.execute(
    db.queries,
  );
  await sql`ANALYZE notifications, push_subscriptions`.execute(db.queries);
}

import { sql } from 'kysely';
import { reminderReach, REMINDERS, type ReminderKind } from '../../../shared/domain/booking/reminders';
import type { Queries } from '../../db/database';

/**
 * Notes that a reminder is promised for up to `limit` confirmed bookings whose turn it is, and answers which. A booking
 * is noted once: of two servers at once, the second notes nothing. Whoever was confirmed after the reminder's time needs none.
 */
export async function noteDueReminders(
  queries: Queries,
  kind: ReminderKind,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { fromMs, toMs } = reminderReach(kind);
  const lead = REMINDERS.find((each) => each.kind === kind)?.leadMs ?? 0;
  const [from, to] = [new Date(now.getTime() + fromMs), new Date(now.getTime() + toMs)];
  const noted = await sql<{ booking_id: string }>`
    WITH due AS (
      SELECT interpreter_id, id, starts_at FROM bookings
      WHERE status = 'confirmed' AND starts_at > ${from} AND starts_at <= ${to}
        AND NOT EXISTS (SELECT FROM booking_reminders AS noted
          WHERE noted.interpreter_id = bookings.interpreter_id AND noted.booking_id = bookings.id
            AND noted.kind = ${kind} AND noted.starts_at = bookings.starts_at)
        AND coalesce((SELECT max(at) FROM booking_events AS events
          WHERE events.interpreter_id = bookings.interpreter_id AND events.booking_id = bookings.id
            AND events.to_status = 'confirmed'), bookings.created_at)
          <= bookings.starts_at - make_interval(secs => ${lead / 1000})
      ORDER BY starts_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    INSERT INTO booking_reminders (interpreter_id, booking_id, kind, starts_at, queued_at)
    SELECT interpreter_id, id, ${kind}, starts_at, ${now} FROM due
    ON CONFLICT DO NOTHING RETURNING booking_id`.execute(queries);
  return noted.rows.map(({ booking_id }) => booking_id);
}

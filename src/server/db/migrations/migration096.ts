import { sql } from 'kysely';
import type { Queries } from '../database';

/** Notifications: what each person was told, on every device, and what of it waits for a mail that gathers. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE notifications (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES users (id),
    kind text NOT NULL,
    at timestamptz NOT NULL,
    read_at timestamptz,
    interpreter_id uuid,
    booking_id uuid,
    thread_id uuid REFERENCES threads (id) ON DELETE CASCADE,
    mail_at timestamptz,
    CHECK ((interpreter_id IS NULL) = (booking_id IS NULL)),
    FOREIGN KEY (interpreter_id, booking_id) REFERENCES bookings (interpreter_id, id) ON DELETE CASCADE
  )`,
  `CREATE INDEX notifications_newest ON notifications (person_id, at DESC, id DESC)`,
  `CREATE INDEX notifications_unread ON notifications (person_id) WHERE read_at IS NULL`,
  `CREATE UNIQUE INDEX notifications_thread ON notifications (person_id, thread_id)
    WHERE thread_id IS NOT NULL AND read_at IS NULL`,
  `CREATE INDEX notifications_booking ON notifications (interpreter_id, booking_id)`,
  `CREATE INDEX notifications_threads ON notifications (thread_id) WHERE thread_id IS NOT NULL`,
  `CREATE INDEX notifications_mail_due ON notifications (mail_at) WHERE mail_at IS NOT NULL`,
];

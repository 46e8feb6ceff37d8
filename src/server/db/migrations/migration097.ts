import { sql } from 'kysely';
import type { Queries } from '../database';

/** Devices that notifications are pushed to, and which notifications are still to be. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE push_subscriptions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES users (id),
    session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 2000),
    p256dh text NOT NULL CHECK (length(p256dh) <= 100),
    auth text NOT NULL CHECK (length(auth) <= 50),
    created_at timestamptz NOT NULL
  )`,
  `CREATE INDEX push_subscriptions_of_person ON push_subscriptions (person_id, created_at DESC)`,
  `CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id)`,
  `ALTER TABLE notifications ADD COLUMN push_at timestamptz, ADD COLUMN push_tries smallint NOT NULL DEFAULT 0`,
  `CREATE INDEX notifications_push_due ON notifications (push_at) WHERE push_at IS NOT NULL`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/** Which reminders were promised, so that each is promised once, whichever server does it; a moved start has its own. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE booking_reminders (
    interpreter_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('day', 'hour')),
    starts_at timestamptz NOT NULL,
    queued_at timestamptz NOT NULL,
    PRIMARY KEY (interpreter_id, booking_id, kind, starts_at),
    FOREIGN KEY (interpreter_id, booking_id) REFERENCES bookings (interpreter_id, id) ON DELETE CASCADE
  )`,
  `CREATE INDEX bookings_confirmed ON bookings (starts_at) WHERE status = 'confirmed'`,
];

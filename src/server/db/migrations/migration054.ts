import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Files in messages: the message's words are then the file's name. A briefing document is for one booking, and goes
 * with it.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE message_files (
    thread_id uuid NOT NULL,
    message_id uuid NOT NULL,
    name text NOT NULL CHECK (name <> ''),
    media_type text NOT NULL,
    size integer NOT NULL CHECK (size > 0),
    content bytea NOT NULL,
    interpreter_id uuid,
    booking_id uuid,
    PRIMARY KEY (thread_id, message_id),
    FOREIGN KEY (thread_id, message_id) REFERENCES messages (thread_id, id) ON DELETE CASCADE,
    FOREIGN KEY (interpreter_id, booking_id) REFERENCES bookings (interpreter_id, id) ON DELETE CASCADE,
    CHECK ((interpreter_id IS NULL) = (booking_id IS NULL))
  )`,
  `CREATE INDEX message_files_by_booking ON message_files (interpreter_id, booking_id) WHERE booking_id IS NOT NULL`,
];

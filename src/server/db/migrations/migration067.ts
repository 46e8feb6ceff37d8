import { sql } from 'kysely';
import type { Queries } from '../database';

/** A meeting's checklist: one list for both parties, told to both like everything in the room. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE room_checklists (
    interpreter_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    done text[] NOT NULL,
    PRIMARY KEY (interpreter_id, booking_id),
    FOREIGN KEY (interpreter_id, booking_id) REFERENCES bookings (interpreter_id, id) ON DELETE CASCADE
  )`,
  `CREATE TRIGGER room_checklists_are_told AFTER INSERT OR UPDATE ON room_checklists
    FOR EACH ROW EXECUTE FUNCTION tell_of_room()`,
];

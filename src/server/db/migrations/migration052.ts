import { sql } from 'kysely';
import type { Queries } from '../database';

/** The session room: who checked in and when (kept as proof of presence), and where the parties meet. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE check_ins (
    interpreter_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    user_id uuid NOT NULL REFERENCES users,
    at timestamptz NOT NULL,
    PRIMARY KEY (interpreter_id, booking_id, user_id),
    FOREIGN KEY (interpreter_id, booking_id) REFERENCES bookings (interpreter_id, id) ON DELETE CASCADE
  )`,
  `CREATE TABLE meeting_links (
    interpreter_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    url text NOT NULL,
    passcode text NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (interpreter_id, booking_id),
    FOREIGN KEY (interpreter_id, booking_id) REFERENCES bookings (interpreter_id, id) ON DELETE CASCADE
  )`,
  `CREATE FUNCTION tell_of_room() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell_people(ARRAY[client_id, NEW.interpreter_id],
      json_build_object('type', 'booking', 'id', NEW.booking_id))
      FROM bookings WHERE interpreter_id = NEW.interpreter_id AND id = NEW.booking_id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER check_ins_are_told AFTER INSERT ON check_ins FOR EACH ROW EXECUTE FUNCTION tell_of_room()`,
  `CREATE TRIGGER meeting_links_are_told AFTER INSERT OR UPDATE ON meeting_links
    FOR EACH ROW EXECUTE FUNCTION tell_of_room()`,
];

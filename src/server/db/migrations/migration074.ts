import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Whom an invoice names, as they were called when the session was completed, whoever completes it: an invoice that was
 * issued never changes. It outlives the people's accounts, because both sides must be able to show it for years.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const NAMES = `trim(client.first_name || ' ' || client.last_name) AS client_name, client.company AS client_company,
  trim(interpreter.first_name || ' ' || interpreter.last_name) AS interpreter_name`;

const STATEMENTS = [
  `CREATE TABLE invoice_names (
    interpreter_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    client_name text NOT NULL,
    client_company text,
    interpreter_name text NOT NULL,
    PRIMARY KEY (interpreter_id, booking_id),
    FOREIGN KEY (interpreter_id, booking_id) REFERENCES bookings (interpreter_id, id) ON DELETE CASCADE
  )`,
  `CREATE FUNCTION name_on_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO invoice_names
        SELECT NEW.interpreter_id, NEW.id, ${NAMES} FROM users client, users interpreter
          WHERE client.id = NEW.client_id AND interpreter.id = NEW.interpreter_id
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER completed_bookings_are_named AFTER INSERT OR UPDATE OF status ON bookings
    FOR EACH ROW WHEN (NEW.status = 'completed') EXECUTE FUNCTION name_on_invoice()`,
  `INSERT INTO invoice_names
    SELECT bookings.interpreter_id, bookings.id, ${NAMES} FROM bookings
      JOIN users client ON client.id = bookings.client_id
      JOIN users interpreter ON interpreter.id = bookings.interpreter_id
      WHERE bookings.status = 'completed'`,
];

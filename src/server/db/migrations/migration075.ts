import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * The two parties of a cancellation's fee are named as on an invoice: as they were called when it came to be
 * owed, for as long as it is on a statement. Nobody can ask a nameless account for it.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const IS_OWED = (row: string) =>
  `${row}.status = 'completed' OR (${row}.status = 'cancelled' AND ${row}.cancellation_fee_cents > 0)`;

const STATEMENTS = [
  `DROP TRIGGER completed_bookings_are_named ON bookings`,
  `CREATE TRIGGER owed_bookings_are_named AFTER INSERT OR UPDATE OF status ON bookings
    FOR EACH ROW WHEN (${IS_OWED('NEW')}) EXECUTE FUNCTION name_on_invoice()`,
  `INSERT INTO invoice_names
    SELECT bookings.interpreter_id, bookings.id, trim(client.first_name || ' ' || client.last_name), client.company,
        trim(interpreter.first_name || ' ' || interpreter.last_name) FROM bookings
      JOIN users client ON client.id = bookings.client_id
      JOIN users interpreter ON interpreter.id = bookings.interpreter_id
      WHERE ${IS_OWED('bookings')}
    ON CONFLICT DO NOTHING`,
];

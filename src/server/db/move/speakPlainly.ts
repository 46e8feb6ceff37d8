import { sql } from 'kysely';
import type { Queries } from '../database';

/** For the rest of this transaction values read the same on every server, whatever its settings, and work may take long. */
export async function speakPlainly(queries: Queries): Promise<void> {
  const settings = {
    TimeZone: 'UTC',
    DateStyle: 'ISO, YMD',
    IntervalStyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  };
  for (const [name, value] of Object.entries(settings))
    await sql`SELECT set_config(${name}, ${value}, true)`.execute(queries);
}

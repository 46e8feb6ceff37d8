import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * A client's favourite interpreters. They are read by client; by interpreter only once, when that one's account is
 * deleted.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE favourites (
    client_id uuid NOT NULL REFERENCES users (id),
    interpreter_id uuid NOT NULL REFERENCES interpreters (user_id),
    added_at timestamptz NOT NULL,
    PRIMARY KEY (client_id, interpreter_id)
  )`,
  `CREATE INDEX favourites_of_interpreter ON favourites (interpreter_id)`,
];

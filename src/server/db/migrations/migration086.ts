import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Being found before anybody signs up: the end of each interpreter's public address, whether they are in the public
 * search, and by which name; and pairs of languages that were searched and that nobody serves, counted by day.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

/** Eight letters and digits that cannot be mistaken for each other, and make no words. */
const KEY = `translate(substr(md5(gen_random_uuid()::text), 1, 8), '01abcdef', 'ghjkmnpq')`;

const STATEMENTS = [
  `ALTER TABLE interpreters
    ADD COLUMN public_key text NOT NULL DEFAULT ${KEY},
    ADD COLUMN is_public boolean NOT NULL DEFAULT true,
    ADD COLUMN shows_whole_name boolean NOT NULL DEFAULT false`,
  `CREATE UNIQUE INDEX interpreters_by_public_key ON interpreters (public_key)`,
  `CREATE TABLE missing_pairs (
    day date NOT NULL,
    from_language text NOT NULL,
    to_language text NOT NULL,
    searches integer NOT NULL CHECK (searches > 0),
    PRIMARY KEY (day, from_language, to_language))`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Whom a client or an interpreter set aside. Read by either of the two: whoever is apart from somebody is in none of
 * their lists, whichever of them it was. An offer of a call that ends by it is taken back from that interpreter alone.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE blocks (
    by_id uuid NOT NULL REFERENCES users (id),
    whom_id uuid NOT NULL REFERENCES users (id) CHECK (whom_id <> by_id),
    added_at timestamptz NOT NULL,
    PRIMARY KEY (by_id, whom_id)
  )`,
  `CREATE INDEX blocks_of_whom ON blocks (whom_id, by_id)`,
  `ALTER TABLE call_offers DROP CONSTRAINT call_offers_answer_check`,
  `ALTER TABLE call_offers ADD CONSTRAINT call_offers_answer_check
    CHECK (answer IN ('open', 'accepted', 'declined', 'withdrawn'))`,
];

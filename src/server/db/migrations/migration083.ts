import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Listed interpreters, and how well they have their languages. An interpreter who could be booked and had
 * given the facts that a client decides by stays listed, whatever their description's length; everybody else
 * is a draft. A mother tongue was said before. A rating that nobody gave stands in the middle of the order,
 * no longer at its top.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE interpreter_languages ADD COLUMN level text
    CHECK (level IN ('native', 'C2', 'C1', 'B2'))`,
  `UPDATE interpreter_languages SET level = 'native' FROM interpreters
    WHERE interpreters.user_id = interpreter_id AND interpreters.native_language = interpreter_languages.language`,
  `ALTER TABLE interpreters
    ADD COLUMN listing_state text NOT NULL DEFAULT 'draft'
      CHECK (listing_state IN ('draft', 'in_review', 'listed', 'paused', 'refused')),
    ADD COLUMN listing_reason text,
    ADD COLUMN listing_since timestamptz`,
  `UPDATE interpreters SET listing_state = 'listed'
    WHERE hourly_price_cents > 0 AND description <> ''
      AND EXISTS (SELECT FROM interpreter_verticals WHERE interpreter_id = user_id)
      AND (SELECT count(*) FROM interpreter_languages WHERE interpreter_id = user_id) >= 2`,
  `CREATE INDEX interpreters_in_review ON interpreters (listing_since, user_id) WHERE listing_state = 'in_review'`,
  `DROP INDEX interpreters_by_rating`,
  `CREATE INDEX interpreters_by_rating ON interpreters (coalesce(credibility_level, 2.5) DESC, user_id)`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Headshots and résumés; and what the gallery sorts and filters by. A name is sorted by as it is read: first name
 * first, without regard to case and accents, whatever the database's collation. 5000 and 4 are the specification's
 * price and rating where an interpreter has none.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE headshots (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    version text NOT NULL UNIQUE,
    picture_64 bytea NOT NULL, picture_256 bytea NOT NULL, picture_512 bytea NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  `CREATE TABLE resumes (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    file_name text NOT NULL,
    draft jsonb NOT NULL,
    parsed_at timestamptz NOT NULL
  )`,
  `CREATE FUNCTION interpreter_sort_name(first_name text, last_name text) RETURNS text LANGUAGE sql IMMUTABLE AS
    $$ SELECT lower(regexp_replace(normalize(first_name || ' ' || last_name, NFKD), '[\\u0300-\\u036f]', '', 'g')) $$`,
  `ALTER TABLE interpreters ADD COLUMN sort_name text NOT NULL DEFAULT ''`,
  `UPDATE interpreters SET sort_name = interpreter_sort_name(users.first_name, users.last_name)
    FROM users WHERE users.id = interpreters.user_id`,
  `CREATE FUNCTION name_interpreter() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT interpreter_sort_name(first_name, last_name) INTO NEW.sort_name FROM users WHERE id = NEW.user_id;
      NEW.sort_name := coalesce(NEW.sort_name, '');
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER interpreters_named BEFORE INSERT ON interpreters FOR EACH ROW EXECUTE FUNCTION name_interpreter()`,
  `CREATE FUNCTION rename_interpreter() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE interpreters SET sort_name = interpreter_sort_name(NEW.first_name, NEW.last_name)
        WHERE user_id = NEW.id;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER users_renamed AFTER UPDATE OF first_name, last_name ON users FOR EACH ROW
    WHEN (OLD.first_name <> NEW.first_name OR OLD.last_name <> NEW.last_name)
    EXECUTE FUNCTION rename_interpreter()`,
  // Nobody tidies the list of late entries up on the embedded database, and reading it through costs more each time.
  `ALTER INDEX interpreters_by_words SET (fastupdate = off)`,
  `CREATE INDEX interpreters_by_name ON interpreters (sort_name, user_id)`,
  `CREATE INDEX interpreters_by_price ON interpreters (coalesce(hourly_price_cents, 5000), user_id)`,
  `CREATE INDEX interpreters_by_rating ON interpreters (coalesce(credibility_level, 4) DESC, user_id)`,
  `CREATE INDEX interpreter_verticals_by_name ON interpreter_verticals (lower(name), interpreter_id)`,
  `CREATE INDEX users_interpreters_by_zone ON users (time_zone) WHERE group_id = 200`,
];

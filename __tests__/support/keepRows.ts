import { sql } from 'kysely';
import type { Database } from '../../src/server/db/database';

/** Runs `body` for each table of ours, with its name as `name` and the columns that one may write as `columns`. */
const forEachTable = (body: string) =>
  sql.raw(`
    DO $$
    DECLARE name text; columns text;
    BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      FOR name, columns IN
        SELECT relname, string_agg(format('%I', attname), ',' ORDER BY attnum)
        FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
          AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        GROUP BY relname
      LOOP
        ${body}
      END LOOP;
    END $$`);

/**
 * Keeps the rows of all tables beside them, and gives a function that puts them back. Neither keys nor triggers are asked,
 * which takes an owner like the embedded database's.
 */
export async function keepRows({ queries }: Database): Promise<() => Promise<void>> {
  await sql`CREATE SCHEMA kept`.execute(queries);
  await forEachTable(`EXECUTE format('CREATE TABLE kept.%I AS SELECT %s FROM %1$I', name, columns);`).execute(
    queries,
  );
  const restore = forEachTable(`
    EXECUTE format('DELETE FROM %I', name);
    EXECUTE format('INSERT INTO %1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM kept.%1$I', name, columns);`);
  return async () => void (await restore.execute(queries));
}

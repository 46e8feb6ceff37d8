import type { PGlite } from '@electric-sql/pglite';

/** The shape of a database: tables, columns, indexes, triggers, functions, constraints and statistics. */
const SHAPE = `
  SELECT md5(string_agg(line, '|' ORDER BY line)) AS shape FROM (
    SELECT 'column ' || concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull, attisdropped) AS line
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND attnum > 0
    UNION ALL SELECT 'trigger ' || concat_ws(' ', tgrelid::regclass, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT 'function ' || concat_ws(' ', oid::regprocedure, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'constraint ' || concat_ws(' ', conrelid::regclass, conname, convalidated) FROM pg_constraint
    UNION ALL SELECT 'setting ' || concat_ws(' ', setdatabase, setrole, setconfig) FROM pg_db_role_setting
    UNION ALL SELECT 'role ' || rolname FROM pg_roles
    UNION ALL SELECT 'schema ' || nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg_%temp%'
    UNION ALL SELECT 'statistics ' || concat_ws(' ', starelid::regclass, staattnum) FROM pg_statistic
      JOIN pg_class ON pg_class.oid = starelid WHERE relnamespace = 'public'::regnamespace
  ) lines`;

const TABLES = `
  SELECT format('%I', relname) AS name FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`;

/** Empties every table that holds something. Neither keys nor triggers are asked in the role of a replica. */
const EMPTY = `
  DO $$
  DECLARE name text; filled boolean;
  BEGIN
    FOR name IN ${TABLES} LOOP
      EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO filled;
      IF filled THEN EXECUTE 'DELETE FROM ' || name; END IF;
    END LOOP;
  END $$`;

const SEQUENCES = `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences WHERE last_value IS NOT NULL`;

/**
 * Notes what a fresh database holds, and gives a function that puts its contents back by plain SQL. That answers false
 * where a test changed more than rows: such a database is not used again.
 */
export async function keepContents(pglite: PGlite): Promise<() => Promise<boolean>> {
  const shape = await shapeOf(pglite);
  const kept = new Map<string, Blob>();
  for (const name of await namesOf(pglite, TABLES)) {
    const { rows } = await pglite.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rows.length === 0) continue;
    const { blob } = await pglite.query(`COPY ${name} TO '/dev/blob'`);
    if (blob) kept.set(name, blob);
  }
  const begun = new Set(await namesOf(pglite, SEQUENCES));
  return async () => {
    // of a test that ended in the middle of one
    await pglite.exec('ROLLBACK');
    await pglite.exec('DISCARD ALL');
    if ((await shapeOf(pglite)) !== shape) return false;
    await pglite.exec('SET session_replication_role = replica');
    await pglite.exec(EMPTY);
    for (const [name, blob] of kept) await pglite.query(`COPY ${name} FROM '/dev/blob'`, [], { blob });
    for (const name of await namesOf(pglite, SEQUENCES))
      if (!begun.has(name)) await pglite.exec(`ALTER SEQUENCE ${name} RESTART`);
    await pglite.exec('RESET session_replication_role');
    return true;
  };
}

async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

async function namesOf(pglite: PGlite, query: string): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

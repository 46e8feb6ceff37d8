import { sql } from 'kysely';
import type { Database, Queries } from '../../db/database';
import { CliError } from '../CliError';
import { copyTable } from './copyTable';
import { readTables } from './readTables';
import { differingTables, sumTables, type TableSum } from './sumTables';

/** Tables that an unused database fills too: those that migrations write, and counted tries. */
const HELD_BY_NEW_ONES = ['institutes', 'quizzes', 'quiz_questions', 'rate_limits'];

/**
 * Copies everything from one migrated database into another one that nobody has used yet, in one transaction, and
 * compares both table by table before it counts. Returns what was copied. Throws CliError, having changed nothing.
 */
export async function copyDatabase(from: Database, to: Database): Promise<TableSum[]> {
  return from.queries.transaction().execute((source) =>
    to.queries.transaction().execute(async (target) => {
      const before = await sumTables(source);
      const tables = await readTables(target);
      await refuseUnfit(source, target);
      const all = sql.join(tables.map(({ name }) => sql.table(name)));
      await sql`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`.execute(target);
      refuseUsed(await sumTables(target));
      await sql`TRUNCATE ${all}`.execute(target);
      for (const table of tables) {
        await sql`ALTER TABLE ${sql.table(table.name)} DISABLE TRIGGER USER`.execute(target);
        await copyTable(source, target, table);
        await sql`ALTER TABLE ${sql.table(table.name)} ENABLE TRIGGER USER`.execute(target);
      }
      await copySequences(source, target);
      const differing = differingTables(before, await sumTables(target));
      if (differing.length > 0) {
        throw new CliError(
          `These tables did not arrive as they were: ${differing.join(', ')}. Nothing was moved.`,
        );
      }
      return before;
    }),
  );
}

async function refuseUnfit(source: Queries, target: Queries): Promise<void> {
  const [here, there] = await Promise.all([versionOf(source), versionOf(target)]);
  if (here !== there) throw new CliError(`The databases are at different versions, ${here} and ${there}.`);
  const { rows } = await sql<{ others: number }>`
    SELECT count(*)::int AS others FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'dragoman%' AND pid <> pg_backend_pid()`.execute(
    target,
  );
  if (rows[0]?.others) {
    throw new CliError('A Dragoman server works on the target database. Stop it first; nothing was moved.');
  }
}

async function versionOf(queries: Queries): Promise<number> {
  const { number } = await queries
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

function refuseUsed(sums: readonly TableSum[]): void {
  const used = sums.filter(({ table, rows }) => rows > 0 && !HELD_BY_NEW_ONES.includes(table));
  if (used.length === 0) return;
  const names = used.map(({ table, rows }) => `${table} (${rows})`).join(', ');
  throw new CliError(`The target database is in use already: ${names}. Nothing was moved.`);
}

/** The next numbers go on after those that were given. */
async function copySequences(source: Queries, target: Queries): Promise<void> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = current_schema()`.execute(source);
  for (const { name, last } of rows)
    if (last !== null) await sql`SELECT setval(${name}::regclass, ${last}::bigint)`.execute(target);
}

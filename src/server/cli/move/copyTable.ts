import { sql } from 'kysely';
import type { Queries } from '../../db/database';
import type { StoredTable } from './readTables';

const ROWS_AT_ONCE = 500;
/** Of tables with files in them: each may have some megabytes. */
const FILES_AT_ONCE = 4;

/**
 * Copies every row, as text that the other engine reads into the same value. Both ends are in a transaction, and the
 * table's triggers are silent.
 */
export async function copyTable(from: Queries, to: Queries, { name, columns }: StoredTable): Promise<void> {
  const written = columns.filter(({ isGenerated }) => !isGenerated);
  const texts = written.map((column, index) => sql`${sql.ref(column.name)}::text AS ${sql.ref(`v${index}`)}`);
  const values = written.map(({ type }, index) => sql`${sql.ref(`v${index}`)}::${sql.raw(type)}`);
  const aliases = sql.join(written.map((_column, index) => sql.ref(`v${index}`)));
  const names = sql.join(written.map((column) => sql.ref(column.name)));
  const atOnce = columns.some(({ type }) => type === 'bytea') ? FILES_AT_ONCE : ROWS_AT_ONCE;

  await sql`DECLARE moved NO SCROLL CURSOR FOR SELECT ${sql.join(texts)} FROM ${sql.table(name)}`.execute(
    from,
  );
  for (;;) {
    const { rows } = await sql<
      Record<string, string | null>
    >`FETCH ${sql.raw(String(atOnce))} FROM moved`.execute(from);
    if (rows.length === 0) break;
    const lists = written.map((_column, index) => sql`${rows.map((row) => row[`v${index}`])}::text[]`);
    await sql`INSERT INTO ${sql.table(name)} (${names}) OVERRIDING SYSTEM VALUE
      SELECT ${sql.join(values)} FROM unnest(${sql.join(lists)}) AS given(${aliases})`.execute(to);
  }
  await sql`CLOSE moved`.execute(from);
}

import { sql } from 'kysely';
import type { Queries } from '../../db/database';
import { liftTimeouts } from '../../db/pipelinedDialect';
import { readTables } from './readTables';

/** A table's contents in short: the number of rows, and a sum that does not depend on their order. */
export interface TableSum {
  table: string;
  rows: number;
  checksum: string;
}

/** Of every table. Equal sums mean equal contents, on either engine. To be called in a transaction. */
export async function sumTables(queries: Queries): Promise<TableSum[]> {
  await speakPlainly(queries);
  const sums: TableSum[] = [];
  for (const { name, columns } of await readTables(queries)) {
    const row = sql.join(columns.map((column) => sql.ref(column.name)));
    const { rows } = await sql<{ rows: number; checksum: string }>`
      SELECT count(*)::int AS rows,
        coalesce(sum(('x' || left(md5(ROW(${row})::text), 15))::bit(60)::bigint), 0)::text AS checksum
      FROM ${sql.table(name)}`.execute(queries);
    sums.push({ table: name, rows: rows[0]?.rows ?? 0, checksum: rows[0]?.checksum ?? '' });
  }
  return sums;
}

/** The tables of which two lists of sums say different things. */
export function differingTables(one: readonly TableSum[], other: readonly TableSum[]): string[] {
  const said = (sums: readonly TableSum[]) =>
    new Map(sums.map(({ table, rows, checksum }) => [table, `${rows} ${checksum}`]));
  const [left, right] = [said(one), said(other)];
  return [...new Set([...left.keys(), ...right.keys()])].filter(
    (table) => left.get(table) !== right.get(table),
  );
}

/** For the rest of this transaction values read the same on every server, whatever its settings, and work may take long. */
async function speakPlainly(queries: Queries): Promise<void> {
  const settings = {
    TimeZone: 'UTC',
    DateStyle: 'ISO, YMD',
    IntervalStyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    idle_in_transaction_session_timeout: '0',
  };
  await liftTimeouts(queries);
  for (const [name, value] of Object.entries(settings))
    await sql`SELECT set_config(${name}, ${value}, true)`.execute(queries);
}

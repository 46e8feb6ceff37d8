import { sql } from 'kysely';
import type { Queries } from '../../db/database';

export interface StoredTable {
  name: string;
  /** in their order in the table; a generated one is never written */
  columns: { name: string; type: string; isGenerated: boolean }[];
}

/** Every table but the list of migrations, each after those that its rows refer to. */
export async function readTables(queries: Queries): Promise<StoredTable[]> {
  const { rows: columns } = await sql<{ table: string; name: string; type: string; isGenerated: boolean }>`
    SELECT relname AS "table", attname AS name, format_type(atttypid, atttypmod) AS type,
      attgenerated <> '' AS "isGenerated"
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> 'migrations'
      AND attnum > 0 AND NOT attisdropped
    ORDER BY relname, attnum`.execute(queries);
  const { rows: references } = await sql<{ from: string; to: string }>`
    SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint
    WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conrelid <> confrelid`.execute(
    queries,
  );
  const tables = [...new Set(columns.map(({ table }) => table))].map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name),
  }));
  return inOrder(tables, references);
}

function inOrder(tables: StoredTable[], references: { from: string; to: string }[]): StoredTable[] {
  const placed: StoredTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const isFree = ({ name }: StoredTable) =>
      !references.some(({ from, to }) => from === name && waiting.has(to));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join()}`);
    placed.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return placed;
}

import { sql, type RawBuilder } from 'kysely';

interface How {
  /** only if there is a row of `written` */
  written?: 'written' | undefined;
  onConflict?: RawBuilder<unknown>;
  /** of the part; the table's, where it is left out, which then cannot be read beside it */
  name?: string;
  /** a column whose value is worked out from the row, `beside` */
  computed?: { column: string; value: RawBuilder<unknown> };
}

/** Rows of one table as a part of a statement. */
export function insertRows<Row extends object>(
  table: string,
  types: { readonly [Name in keyof Row]?: string },
  rows: readonly Row[],
  { written, onConflict = sql``, name = table, computed }: How = {},
): RawBuilder<unknown> {
  const columns = Object.keys(types) as (keyof Row & string)[];
  const values = rows.map((row) => {
    const cells = columns.map((column) => sql`${row[column] ?? null}::${sql.raw(types[column] ?? 'text')}`);
    return sql`(${sql.join(cells)})`;
  });
  const names = columns.map((column) => sql.ref(column));
  const chosen = columns.map((column) =>
    column === computed?.column ? computed.value : sql`beside.${sql.ref(column)}`,
  );
  const condition = written ? sql`, ${sql.raw(written)}` : sql``;
  return sql`${sql.table(name)} AS (INSERT INTO ${sql.table(table)} (${sql.join(names)})
    SELECT ${sql.join(chosen)} FROM (VALUES ${sql.join(values)}) AS beside (${sql.join(names)}) ${condition} ${onConflict})`;
}

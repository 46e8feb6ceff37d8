import { sql, type RawBuilder } from 'kysely';

interface How {
  /** only if there is a row of `written` */
  written?: 'written' | undefined;
  onConflict?: RawBuilder<unknown>;
  /** of the part; the table's, where it is left out, which then cannot be read beside it */
  name?: string;
  /** a column that is worked out from each row, `beside` */
  more?: { column: string; value: RawBuilder<unknown> };
}

/** Rows of one table as a part of a statement. */
export function insertRows<Row extends object>(
  table: string,
  types: { readonly [Name in keyof Row]?: string },
  rows: readonly Row[],
  { written, onConflict = sql``, name = table, more }: How = {},
): RawBuilder<unknown> {
  const columns = Object.keys(types) as (keyof Row & string)[];
  const values = rows.map((row) => {
    const cells = columns.map((column) => sql`${row[column] ?? null}::${sql.raw(types[column] ?? 'text')}`);
    return sql`(${sql.join(cells)})`;
  });
  const names = sql.join([...columns, ...(more ? [more.column] : [])].map((column) => sql.ref(column)));
  const besides = more ? sql`, ${more.value}` : sql``;
  const condition = written ? sql`, ${sql.raw(written)}` : sql``;
  return sql`${sql.table(name)} AS (INSERT INTO ${sql.table(table)} (${names})
    SELECT beside.* ${besides} FROM (VALUES ${sql.join(values)}) AS beside (${sql.join(columns.map((column) => sql.ref(column)))}) ${condition} ${onConflict})`;
}

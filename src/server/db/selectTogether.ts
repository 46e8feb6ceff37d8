import { sql, type Compilable, type Expression } from 'kysely';
import type { Queries } from './database';

type RowsOf<Read> = Read extends Expression<infer Row> ? Row[] : never;

/**
 * Several reads as one statement, each with its rows: the way to the database and back costs more than most of them. Rows
 * come as JSON, so an instant would be text. `rows[0]` of its answer holds them all.
 */
export function selectTogether<Reads extends Record<string, Expression<unknown>>>(
  queries: Queries,
  reads: Reads,
): Compilable<{ [Name in keyof Reads]: RowsOf<Reads[Name]> }> {
  const columns = Object.entries(reads).map(
    ([name, read]) =>
      sql`(SELECT coalesce(json_agg(each_row), '[]') FROM (${read}) AS each_row) AS ${sql.ref(name)}`,
  );
  const statement = sql<{ [Name in keyof Reads]: RowsOf<Reads[Name]> }>`SELECT ${sql.join(columns)}`;
  return { compile: () => statement.compile(queries) };
}

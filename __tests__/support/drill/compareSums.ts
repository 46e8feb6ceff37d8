import type { DatabaseOptions } from '../../../src/server/db/database';
import { differingTables, sumTables, type TableSum } from '../../../src/server/cli/move/sumTables';
import { openDatabase } from '../../../src/server/db/openDatabase';

export async function sumsOf(options: DatabaseOptions): Promise<TableSum[]> {
  const db = await openDatabase(options);
  try {
    return await db.queries.transaction().execute((queries) => sumTables(queries));
  } finally {
    await db.close();
  }
}

/** Throws where a table does not hold what it held. */
export async function compareWith(
  before: readonly TableSum[],
  options: DatabaseOptions,
  done = 'destroyed, restored and the same',
): Promise<void> {
  const after = await sumsOf(options);
  const differing = differingTables(before, after);
  if (differing.length > 0) throw new Error(`Not as they were: ${differing.join(', ')}.`);
  for (const { table, rows } of after) if (rows > 0) say(`    ${String(rows).padStart(7)}  ${table}`);
  tell(done, after);
}

export function tell(what: string, sums: readonly TableSum[]): void {
  const rows = sums.reduce((sum, each) => sum + each.rows, 0);
  say(`  ${what}: ${rows} rows of ${sums.length} tables`);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

import { CompiledQuery, sql, type KyselyPlugin } from 'kysely';
import type { Database, Queries } from '../../../src/server/db/database';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** How a database does some work: what it read through, with which indexes, and how many rows it looked at. */
export interface Reading {
  /** tables that were read from beginning to end */
  whole: string[];
  indexes: string[];
  /** those of them that were read without their table */
  indexesAlone: string[];
  rows: number;
}

const ROLLED_BACK = new Error('nothing of it shall stay');

/** Notes every statement that `work` sends, and has each explained as it is done once more; nothing of it stays. */
export async function readingOf(
  db: Database,
  work: (queries: Queries) => Promise<unknown>,
): Promise<Reading> {
  const reading: Reading = { whole: [], indexes: [], indexesAlone: [], rows: 0 };
  const rolledBack = db.queries.transaction().execute(async (transaction) => {
    // The cost of single rows where no disk turns; otherwise a small table is read whole for some of its rows.
    await sql`SET LOCAL random_page_cost = 1.1`.execute(transaction);
    for (const { sql: text, parameters } of await noted(transaction, work)) {
      const explained = CompiledQuery.raw(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...parameters]);
      const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained);
      for (const row of rows) note(row['QUERY PLAN'][0].Plan, reading);
    }
    throw ROLLED_BACK;
  });
  await rolledBack.catch((error: unknown) => {
    if (error !== ROLLED_BACK) throw error;
  });
  return reading;
}

/** The statements that `work` sends, which does what it does. */
export function statementsOf({ queries }: Database, work: (queries: Queries) => Promise<unknown>) {
  return noted(queries, work);
}

async function noted(
  queries: Queries,
  work: (queries: Queries) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  await work(queries.withPlugin(noting(queries, statements)));
  return statements;
}

function noting(queries: Queries, statements: CompiledQuery[]): KyselyPlugin {
  return {
    transformQuery: ({ node, queryId }) => {
      statements.push(queries.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

function note(plan: Plan, reading: Reading): void {
  if (plan['Node Type'] === 'Seq Scan') reading.whole.push(plan['Relation Name'] ?? '');
  if (plan['Index Name']) reading.indexes.push(plan['Index Name']);
  if (plan['Node Type'] === 'Index Only Scan') reading.indexesAlone.push(plan['Index Name'] ?? '');
  if (plan['Relation Name']) {
    const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
    reading.rows += (plan['Actual Rows'] + removed) * plan['Actual Loops'];
  }
  for (const part of plan.Plans ?? []) note(part, reading);
}

import { CompiledQuery, type QueryResult } from 'kysely';
import type { Queries } from './database';

/** A statement of a transaction whose caller does not wait for an answer of its own. */
export interface PipelinedQuery<Row = unknown> extends CompiledQuery<Row> {
  sending: 'ahead' | 'and commit' | 'without haste';
}

/** For the rest of this transaction the work may take as long as it does: neither PostgreSQL nor who waits for it gives up. */
export async function liftTimeouts(queries: Queries): Promise<void> {
  const query: PipelinedQuery = {
    ...CompiledQuery.raw('SET LOCAL statement_timeout = 0'),
    sending: 'without haste',
  };
  await queries.executeQuery(query);
}

/**
 * Sends a statement of a transaction without waiting for its answer. It is done before the next one, which fails with its
 * error where it fails.
 */
export async function sendAhead(queries: Queries, statement: CompiledQuery): Promise<void> {
  const query: PipelinedQuery = { ...statement, sending: 'ahead' };
  await queries.executeQuery(query);
}

/**
 * Executes the last statement of a transaction and commits in the same round trip: what is thrown afterwards takes nothing
 * back, and nothing may follow. Where it fails, nothing is committed.
 */
export function executeAndCommit<Row>(
  queries: Queries,
  statement: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  const last: PipelinedQuery<Row> = { ...statement, sending: 'and commit' };
  return queries.executeQuery(last);
}

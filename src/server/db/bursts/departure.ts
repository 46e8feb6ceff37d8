import type { CompiledQuery, QueryResult } from 'kysely';
import type { Queries } from '../database';

/** When a statement of a transaction goes over the line: usually at once. */
export type Departure = 'with the next' | 'with the commit';

const departures = new WeakMap<CompiledQuery, Departure>();

export function departureOf(query: CompiledQuery): Departure | undefined {
  return departures.get(query);
}

/**
 * Asks, within a transaction, what has no answer: it goes along with the next statement, and is done before that one. Where
 * it fails, that one fails with its error.
 */
export async function askWithNext(queries: Queries, statement: CompiledQuery): Promise<void> {
  await ask(queries, statement, 'with the next');
}

/**
 * Asks the last statement of a transaction, and commits with it: whatever is thrown afterwards takes nothing back, and
 * nothing can be asked any more. Where it fails, nothing is committed.
 */
export function askAndCommit<Row>(
  queries: Queries,
  statement: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  return ask(queries, statement, 'with the commit');
}

function ask<Row>(
  queries: Queries,
  statement: CompiledQuery<Row>,
  departure: Departure,
): Promise<QueryResult<Row>> {
  departures.set(statement, departure);
  return queries.executeQuery(statement);
}

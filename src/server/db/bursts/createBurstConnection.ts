import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type pg from 'pg';
import { isOutdated, type StatementNames } from '../prepareRepeated';
import { askTogether } from './askTogether';
import { departureOf } from './departure';

export interface BurstConnection extends DatabaseConnection {
  /** sends nothing yet */
  begin: (how: string) => void;
  commit: () => Promise<void>;
  rollback: () => Promise<void>;
  release: () => void;
}

const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * A connection that goes over the line as seldom as it can: BEGIN goes with the first statement of its transaction, and
 * others as `departure.ts` says.
 */
export function createBurstConnection(client: pg.PoolClient, names: StatementNames): BurstConnection {
  let transaction: 'none' | 'unsent' | 'open' | 'committed' = 'none';
  /** of a transaction, what was not sent yet, BEGIN first */
  let waiting: CompiledQuery[] = [];

  const send = async (query: CompiledQuery, ...after: CompiledQuery[]): Promise<Answer> => {
    const before = waiting;
    waiting = [];
    if (transaction === 'unsent') transaction = 'open';
    if (before.length + after.length === 0) return client.query(query.sql, [...query.parameters]);
    const answers = await askTogether(client, [...before, query, ...after].map(statementOf)).catch(
      (error: unknown) => {
        if (isOutdated(error)) names.forget();
        throw error;
      },
    );
    return answers[before.length]!;
  };
  // A name of its own, because pg takes part in the others.
  const statementOf = ({ sql, parameters }: CompiledQuery) => {
    const name = parameters.length > 0 ? names.nameOf(sql) : undefined;
    return { text: sql, values: parameters, name: name && `burst_${name}` };
  };

  return {
    begin: (how) => {
      transaction = 'unsent';
      waiting = [CompiledQuery.raw(how)];
    },
    // Where nothing was asked, nothing is sent.
    commit: async () => {
      if (transaction === 'open' || waiting.length > 1) await send(COMMIT);
      transaction = 'none';
      waiting = [];
    },
    rollback: async () => {
      const isOpen = transaction === 'open';
      transaction = 'none';
      waiting = [];
      if (isOpen) await send(ROLLBACK);
    },
    executeQuery: async <Row>(query: CompiledQuery) => {
      if (transaction === 'committed') throw new Error('a statement came after the last of its transaction');
      const departure = transaction === 'none' ? undefined : departureOf(query);
      if (departure === 'with the next') {
        waiting.push(query);
        return { rows: [] };
      }
      const answer = await (departure === 'with the commit' ? send(query, COMMIT) : send(query));
      if (departure === 'with the commit') transaction = 'committed';
      return resultOf<Row>(answer);
    },
    streamQuery: () => {
      throw new Error('nothing is streamed here');
    },
    release: () => client.release(),
  };
}

interface Answer {
  command: string;
  rowCount: number | null;
  rows: unknown[];
}

function resultOf<Row>({ command, rowCount, rows }: Answer): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
  };
}

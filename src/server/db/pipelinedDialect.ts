import { setImmediate } from 'node:timers/promises';
import {
  CompiledQuery,
  PostgresDialect,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { isOutdated, type StatementNames } from './statementNames';
import type { Queries } from './database';

/** A statement of a transaction whose caller does not wait for an answer of its own. */
interface PipelinedQuery<Row = unknown> extends CompiledQuery<Row> {
  sending: 'ahead' | 'and commit' | 'without haste';
}

/** The connection leads to a standby: the next one is to be made to whichever PostgreSQL leads by then. */
const READ_ONLY = '25006';
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A connection's state once it was made. */
export interface ConnectionTraits {
  names: StatementNames;
  /** follows BEGIN in each transaction */
  afterBegin: string;
  /** an answer that takes longer is not coming: the connection is given up; longer than PostgreSQL lets a statement take */
  answersWithinMs?: number;
  /** the engine runs in this process: what waits at its sockets is heard before the next one has the connection */
  isInProcess?: boolean;
}

/**
 * Kysely's PostgreSQL dialect over a pool whose clients have pg's `pipeline: true`: BEGIN, and what `pipeline.ts` sends
 * ahead, do not cost a round trip of their own. `onConnect` is called once for each connection.
 */
export function pipelinedDialect(
  pool: pg.Pool,
  onConnect: (client: pg.PoolClient) => Promise<ConnectionTraits> | ConnectionTraits,
): Dialect {
  const usual = new PostgresDialect({ pool });
  return {
    createAdapter: () => usual.createAdapter(),
    createIntrospector: (db) => usual.createIntrospector(db),
    createQueryCompiler: () => usual.createQueryCompiler(),
    createDriver: (): Driver => createDriver(pool, onConnect),
  };
}

function createDriver(pool: pg.Pool, onConnect: Parameters<typeof pipelinedDialect>[1]): Driver {
  const made = new WeakMap<pg.PoolClient, PipelinedConnection>();
  const acquireConnection = async (): Promise<DatabaseConnection> => {
    const client = await pool.connect();
    try {
      const connection = made.get(client) ?? new PipelinedConnection(client, await onConnect(client));
      made.set(client, connection);
      return connection;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const own = (connection: DatabaseConnection) => connection as PipelinedConnection;
  return {
    init: () => Promise.resolve(),
    acquireConnection,
    beginTransaction: (connection, { isolationLevel, accessMode }) => {
      const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
      own(connection).begin(`begin${level}${accessMode ? ` ${accessMode}` : ''}`);
      return Promise.resolve();
    },
    commitTransaction: (connection) => own(connection).finish('commit'),
    rollbackTransaction: (connection) => own(connection).finish('rollback'),
    releaseConnection: (connection) => own(connection).release(),
    destroy: () => pool.end(),
  };
}

class PipelinedConnection implements DatabaseConnection {
  private transaction: 'none' | 'open' | 'over' = 'none';
  /** BEGIN, until it goes along with the first statement */
  private opening: CompiledQuery | undefined;
  /** sent in this transaction and not answered yet */
  private ahead: Promise<pg.QueryResult>[] = [];
  private isReadOnly = false;
  private mayTakeLong = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly traits: ConnectionTraits,
  ) {}

  async release(): Promise<void> {
    if (this.traits.isInProcess) await setImmediate();
    this.client.release(this.isReadOnly);
  }

  begin(how: string): void {
    this.transaction = 'open';
    this.opening = CompiledQuery.raw(how + this.traits.afterBegin);
  }

  async finish(how: 'commit' | 'rollback'): Promise<void> {
    const isOpen = this.transaction === 'open' && !this.opening;
    this.transaction = 'none';
    this.opening = undefined;
    if (!isOpen) return;
    this.send(CompiledQuery.raw(how));
    const answers = await this.answers();
    this.mayTakeLong = false;
    if (how === 'commit') firstError(answers);
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    // Before anything is sent: a COMMIT must not follow a statement that could not be.
    const query = { ...compiled, parameters: compiled.parameters.map(written) };
    if (this.transaction === 'none') return resultOf<Row>(await this.execute(query));
    if (this.transaction === 'over') throw new Error('a statement came after the last of its transaction');
    const { sending } = compiled as Partial<PipelinedQuery>;
    if (sending === 'without haste') this.mayTakeLong = true;
    this.send(query);
    if (sending === 'ahead') return { rows: [] };
    const place = this.ahead.length - 1;
    if (sending === 'and commit') {
      this.send(CompiledQuery.raw('commit'));
      this.transaction = 'over';
    }
    const answers = await this.answers();
    firstError(answers);
    return resultOf<Row>((answers[place] as PromiseFulfilledResult<pg.QueryResult>).value);
  }

  streamQuery(): never {
    throw new Error('nothing is streamed here');
  }

  private send(query: CompiledQuery): void {
    const { opening } = this;
    this.opening = undefined;
    if (opening) this.send(opening);
    const answer = this.query(query);
    // `answers` tells who waits for the next one.
    answer.catch(() => undefined);
    this.ahead.push(answer);
  }

  private async answers(): Promise<PromiseSettledResult<pg.QueryResult>[]> {
    const { ahead } = this;
    this.ahead = [];
    return Promise.allSettled(ahead);
  }

  private async execute(query: CompiledQuery): Promise<pg.QueryResult> {
    try {
      return await this.query(query);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      // Nothing was done, so it may be executed again. Of a transaction, only the whole of it: see `inTransaction`.
      return this.query(query);
    }
  }

  private async query({ sql, parameters }: CompiledQuery): Promise<pg.QueryResult> {
    const name = parameters.length > 0 ? this.traits.names.nameOf(sql) : undefined;
    const { answersWithinMs } = this.traits;
    const sent = this.client.query({
      ...{ text: sql, values: [...parameters], ...(name && { name }) },
      ...(answersWithinMs !== undefined && !this.mayTakeLong && { query_timeout: answersWithinMs }),
    });
    return sent.catch((error: unknown) => {
      if (isOutdated(error)) this.traits.names.forget();
      if ((error as { code?: unknown }).code === READ_ONLY) this.isReadOnly = true;
      throw error;
    });
  }
}

/** A value as pg would write it; throws where that cannot be. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  const isPlain = typeof value === 'object' && value?.constructor === Object;
  return isPlain ? JSON.stringify(value) : value;
}

/** A statement after a failed one fails only because of it. */
function firstError(answers: readonly PromiseSettledResult<unknown>[]): void {
  const failed = answers.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

function resultOf<Row>({ command, rowCount, rows }: pg.QueryResult): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
  };
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

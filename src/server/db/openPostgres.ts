import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { columnTypes, stateOfPool } from './pools';
import type { Database, DatabaseOptions } from './database';
import { listenOnPostgres } from './listenOnPostgres';
import { pipelinedDialect, type ConnectionTraits } from './pipelinedDialect';
import { createStatementNames, NO_NAMES } from './statementNames';
import type { Tables } from './tables';

const SECOND = 1000;
/** PostgreSQL ends its statements sooner; who hears nothing by then has a database that stands still, or a line that is dead. */
const ANSWERS_WITHIN_MS = 20 * SECOND;
const TIMEOUTS = { statement_timeout: '15s', idle_in_transaction_session_timeout: '30s' };
const setAll = (how: string) =>
  Object.entries(TIMEOUTS)
    .map(([name, value]) => `${how} ${name} = '${value}'`)
    .join('; ');

type Options = DatabaseOptions & { databaseUrl: string };

/**
 * A pool on a PostgreSQL server. Nothing may wait for ever: not for a connection, not for a statement (lock waits
 * included), not inside an abandoned transaction. Where a pooler stands between, each transaction may be on another
 * connection: nothing is kept on one, and statements outside of transactions have the timeout of their role.
 */
export function openPostgres({
  databaseUrl,
  listenUrl,
  pooler,
  onConnectionError,
  answersWithinMs = ANSWERS_WITHIN_MS,
}: Options): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'dragoman',
    max: 16,
    connectionTimeoutMillis: 5 * SECOND,
    idleTimeoutMillis: 30 * SECOND,
    keepAlive: true,
    pipeline: true,
    types: columnTypes,
  });
  const onError = onConnectionError ?? (() => undefined);
  pool.on('error', onError);
  // A client in use has no listener of the pool's: a server that restarts then would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  const names = createStatementNames();
  let isPooled = false;
  const limit = { query_timeout: answersWithinMs };
  const onConnect = async (client: pg.PoolClient): Promise<ConnectionTraits> => {
    isPooled = pooler === undefined ? await isBehindPooler(client, limit) : pooler === 'transaction';
    if (isPooled) return { names: NO_NAMES, afterBegin: `; ${setAll('SET LOCAL')}`, answersWithinMs };
    await client.query({ text: setAll('SET'), ...limit });
    return { names, afterBegin: '', answersWithinMs };
  };
  const queries = new Kysely<Tables>({ dialect: pipelinedDialect(pool, onConnect) });
  return {
    queries,
    kind: 'postgres',
    listen: (channel, listener) =>
      listenOnPostgres(listenUrl ?? databaseUrl, channel, listener, (payload) =>
        sql`SELECT pg_notify(${channel}, ${payload})`.execute(queries),
      ),
    pool: () => ({ ...stateOfPool(pool), isPooled }),
    close: () => queries.destroy(),
  };
}

/** A pooler names a process of its own making; PostgreSQL names the one that answers. */
async function isBehindPooler(client: pg.PoolClient, limit: object): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid', ...limit });
  return rows[0]?.pid !== (client as pg.PoolClient & { processID?: number }).processID;
}

import { Kysely } from 'kysely';
import pg from 'pg';
import { burstDialect } from './bursts/burstDialect';
import type { Database } from './database';
import { columnTypes } from './columnTypes';
import { listenOnPostgres } from './listenOnPostgres';
import { createStatementNames, prepareRepeated } from './prepareRepeated';
import { stateOfPool } from './stateOfPool';
import type { Tables } from './tables';

const SECOND = 1000;

/**
 * A pool on a PostgreSQL server. Nothing may wait for ever: not for a connection, not for a statement (lock
 * waits included), not inside an abandoned transaction.
 */
export function openPostgres(
  databaseUrl: string,
  onConnectionError: (error: Error) => void = () => undefined,
): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'dragoman',
    max: 16,
    connectionTimeoutMillis: 5 * SECOND,
    idleTimeoutMillis: 30 * SECOND,
    statement_timeout: 15 * SECOND,
    idle_in_transaction_session_timeout: 30 * SECOND,
    keepAlive: true,
    types: columnTypes,
  });
  pool.on('error', onConnectionError);
  // A client in use has no listener of the pool's: a server that restarts then would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  const names = createStatementNames();
  pool.on('connect', (client) => prepareRepeated(client, names));
  const queries = new Kysely<Tables>({ dialect: burstDialect(pool, names) });
  const listen: Database['listen'] = (channel, ears) => listenOnPostgres(databaseUrl, channel, ears);
  return { queries, kind: 'postgres', listen, pool: () => stateOfPool(pool), close: () => queries.destroy() };
}

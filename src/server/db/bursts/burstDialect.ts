import { PostgresDialect, type Dialect, type Driver } from 'kysely';
import type pg from 'pg';
import type { StatementNames } from '../prepareRepeated';
import { createBurstConnection, type BurstConnection } from './createBurstConnection';

/** Kysely's dialect of PostgreSQL, over connections that are asked in bursts. */
export function burstDialect(pool: pg.Pool, names: StatementNames): Dialect {
  const usual = new PostgresDialect({ pool });
  return {
    createAdapter: () => usual.createAdapter(),
    createIntrospector: (db) => usual.createIntrospector(db),
    createQueryCompiler: () => usual.createQueryCompiler(),
    createDriver: () => burstDriver(pool, names),
  };
}

function burstDriver(pool: pg.Pool, names: StatementNames): Driver {
  const made = new WeakMap<pg.PoolClient, BurstConnection>();
  const acquireConnection = async () => {
    const client = await pool.connect();
    const connection = made.get(client) ?? createBurstConnection(client, names);
    made.set(client, connection);
    return connection;
  };
  const own = (connection: unknown) => connection as BurstConnection;
  return {
    init: () => Promise.resolve(),
    acquireConnection,
    beginTransaction: (connection, { isolationLevel, accessMode }) => {
      const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
      own(connection).begin(`begin${level}${accessMode ? ` ${accessMode}` : ''}`);
      return Promise.resolve();
    },
    commitTransaction: (connection) => own(connection).commit(),
    rollbackTransaction: (connection) => own(connection).rollback(),
    releaseConnection: (connection) => Promise.resolve(own(connection).release()),
    destroy: () => pool.end(),
  };
}

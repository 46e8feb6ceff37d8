import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** Queries and transactions; a service that is given one runs inside whatever transaction it belongs to. */
export type Queries = Kysely<Tables>;

/** One SQL dialect over two engines: PGlite in a folder, or a PostgreSQL server. */
export interface Database {
  queries: Queries;
  kind: 'embedded' | 'postgres';
  /** Hears what transactions of any process say on a channel (NOTIFY), until the returned function is called. */
  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>>;
  /** connections of this process: open, and of these idle; who waits for one; whether they go through a pooler */
  pool(): { open: number; idle: number; waiting: number; isPooled: boolean };
  close(): Promise<void>;
}

export interface ChannelListener {
  onNotice: (payload: string) => void;
  /** for a while nothing could be heard: what was said meanwhile is not known */
  onGap: () => void;
  /** from now on nothing is heard, until `onGap` */
  onLoss?: () => void;
}

export interface DatabaseOptions {
  /** a PostgreSQL server; without it the embedded database is opened */
  databaseUrl?: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler, through which nothing is heard */
  listenUrl?: string | undefined;
  /** what stands between; found out where it is not said */
  pooler?: 'none' | 'transaction' | undefined;
  /** how long a PostgreSQL that says nothing is waited for */
  answersWithinMs?: number | undefined;
  /** the embedded database lives in `<dataDir>/pg` */
  dataDir?: string | undefined;
  /** embedded, kept nowhere: for tests */
  inMemory?: boolean | undefined;
  /** told of a connection that broke while nobody used it; the pool replaces it by itself */
  onConnectionError?: ((error: Error) => void) | undefined;
}

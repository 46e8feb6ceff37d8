import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** Queries and transactions; a service that is given one runs inside whatever transaction it belongs to. */
export type Queries = Kysely<Tables>;

/** One SQL dialect over two engines: PGlite in a folder, or a PostgreSQL server. */
export interface Database {
  queries: Queries;
  kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

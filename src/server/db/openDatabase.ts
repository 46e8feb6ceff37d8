import type { Database } from './database';

export interface DatabaseOptions {
  /** a PostgreSQL server; without it the embedded database is opened */
  databaseUrl?: string | undefined;
  /** the embedded database lives in `<dataDir>/pg` */
  dataDir?: string | undefined;
  /** embedded, kept nowhere: for tests */
  inMemory?: boolean | undefined;
  /** embedded: a data folder dumped earlier, to start from */
  loadDump?: Blob | undefined;
  /** told of a connection that broke while nobody used it; the pool replaces it by itself */
  onConnectionError?: ((error: Error) => void) | undefined;
}

/**
 * Opens the one database of this process; each engine is loaded only when it is the one asked for.
 * Throws `FolderInUseError` where another process has the embedded database open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) {
    const { openPostgres } = await import('./openPostgres');
    return openPostgres(options.databaseUrl, options.onConnectionError);
  }
  const { openEmbedded } = await import('./openEmbedded');
  return openEmbedded(options);
}

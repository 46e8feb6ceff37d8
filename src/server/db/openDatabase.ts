import type { Database, DatabaseOptions } from './database';

/**
 * Opens the one database of this process; each engine is loaded only when it is the one asked for.
 * Throws `FolderInUseError` where another process has the embedded database open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) {
    const { openPostgres } = await import('./openPostgres');
    return openPostgres({ ...options, databaseUrl: options.databaseUrl });
  }
  const { openEmbedded } = await import('./openEmbedded');
  return openEmbedded(options);
}

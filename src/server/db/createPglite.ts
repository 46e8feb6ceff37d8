import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The engine itself with the extensions that migrations ask for; in memory where `folder` is null. */
export async function createPglite(folder: string | null, loadDump?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(loadDump ? { loadDataDir: loadDump } : {}),
    extensions: { btree_gist, pg_trgm },
  });
}

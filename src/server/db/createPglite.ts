import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The engine itself with the extensions that migrations ask for; in memory where `folder` is null. */
export async function createPglite(folder: string | null): Promise<PGlite> {
  return PGlite.create({
    // in memory its files are as near as its buffers, and to clear those takes a fifth of the start
    ...(folder
      ? { dataDir: folder }
      : { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'] }),
    extensions: { btree_gist, pg_trgm },
  });
}

import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import type { Settings } from '../settings/readSettings';
import { SettingsError } from '../settings/SettingsError';

/**
 * What a pooler between the server and PostgreSQL needs. Throws SettingsError where live news could not be heard; warns where
 * a single statement could run for ever, because nothing that the server sets on a connection stays with it.
 */
export async function checkPooler(
  db: Database,
  { listenUrl }: Pick<Settings, 'listenUrl'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { rows } = await sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(db.queries);
  if (!db.pool().isPooled) return;
  if (listenUrl === undefined) {
    throw new SettingsError([
      'DATABASE_URL leads to a connection pooler, through which live news cannot be heard: set DATABASE_LISTEN_URL to ' +
        'PostgreSQL itself, or DATABASE_POOLER=none where the pooler keeps a connection for each client.',
    ]);
  }
  if (rows[0]?.statement_timeout === '0') {
    logger.warn(
      "behind a pooler a statement may run for ever: ALTER ROLE … SET statement_timeout = '15s', for the server's role",
    );
  }
}

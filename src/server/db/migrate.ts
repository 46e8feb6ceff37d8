import { sql } from 'kysely';
import type { Database, Queries } from './database';
import { liftTimeouts } from './pipelinedDialect';
import { MIGRATIONS, type Migration } from './migrations/migrations';

/** One number of ours among a server's advisory locks. */
const MIGRATION_LOCK = 7_261_001;

/**
 * Brings the database to the newest version, one transaction a migration, and returns how many ran. Several
 * servers may start at once: they take turns. Throws where the database is newer than this code.
 */
export async function migrate(db: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<number> {
  const newest = Math.max(0, ...migrations.map(({ number }) => number));
  let ran = 0;
  for (const migration of [null, ...migrations]) {
    ran += await db.queries.transaction().execute((queries) => step(queries, migration, newest));
  }
  return ran;
}

/** The first step, without a migration, only prepares the list and refuses a newer database. */
async function step(queries: Queries, migration: Migration | null, newest: number): Promise<number> {
  // Waiting for another server's migration may take longer than a statement normally may.
  await liftTimeouts(queries);
  await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(queries);
  await sql`CREATE TABLE IF NOT EXISTS migrations (
    number integer PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now()
  )`.execute(queries);
  const done = await queries.selectFrom('migrations').select('number').execute();
  const present = Math.max(0, ...done.map(({ number }) => number));
  if (present > newest) {
    throw new Error(
      `The database is at version ${present}, this Dragoman knows versions up to ${newest}. ` +
        'Start the Dragoman that it belongs to, or a newer one.',
    );
  }
  if (!migration || done.some(({ number }) => number === migration.number)) return 0;
  await migration.up(queries);
  await queries.insertInto('migrations').values({ number: migration.number }).execute();
  return 1;
}

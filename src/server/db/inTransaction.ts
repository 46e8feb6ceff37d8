import type { Database, Queries } from './database';

/**
 * serialization_failure and deadlock_detected: PostgreSQL gave this one up so that others could go on; and
 * what a prepared statement fails with once its table has changed, see `isOutdated`
 */
const RETRYABLE = new Set(['40001', '40P01', '0A000', '26000']);
const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction, all of it or nothing; again from the start where PostgreSQL asks for that, so
 * `work` must have no effects but its queries.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.queries.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(String((error as { code?: unknown }).code))) throw error;
    }
  }
}

import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Queries } from '../../db/database';

export interface RateLimit {
  /** tells the limits apart that share the table */
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counts in the database, so that every server process counts together; while the table cannot be reached each
 * counts in its own memory, and the limit holds all the same. Never to be used inside a transaction.
 */
export function createRateLimiter(
  queries: Queries,
  { name, points, seconds }: RateLimit,
): RateLimiterAbstract {
  return new RateLimiterPostgres({
    storeClient: { query: (query: StoreQuery) => run(queries, query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // Its own timer would outlive the database; the life worker clears the table instead (`forgetExpired`).
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });
}

/** The arguments that rate-limiter-flexible gives to a client of `pg`. */
interface StoreQuery {
  text: string;
  values: unknown[];
}

async function run(queries: Queries, { text, values }: StoreQuery) {
  const { rows, numAffectedRows } = await queries.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}

/** Deletes counted tries whose window ended before `before`; rate-limiter-flexible keeps epoch milliseconds. */
export async function deleteRateLimitsBefore(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('rate_limits').where('expire', '<', before.getTime()).execute();
}

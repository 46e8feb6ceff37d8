import type { Queries } from '../../db/database';

/** Deletes counted tries whose window ended before `before`; rate-limiter-flexible keeps epoch milliseconds. */
export async function deleteRateLimitsBefore(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('rate_limits').where('expire', '<', before.getTime()).execute();
}

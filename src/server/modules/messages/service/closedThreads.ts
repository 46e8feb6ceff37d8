import { sql } from 'kysely';
import { AppError } from '../../../../shared/contract/base/errors';
import type { Queries } from '../../../db/database';
import { AGREED_STATUSES } from '../../bookings/service/parties';

/**
 * Of some threads those into which nothing may be written, with who set the other one aside: the two are apart, not both have
 * written in it, and no booking of theirs was agreed on. Both may have set the other aside.
 */
export async function listClosedThreads(
  queries: Queries,
  ids: readonly string[],
): Promise<{ id: string; by_id: string }[]> {
  if (ids.length === 0) return [];
  return queries
    .selectFrom('threads')
    .innerJoin('blocks', (join) =>
      join.on(
        sql<boolean>`(blocks.by_id, blocks.whom_id) IN ((threads.client_id, threads.interpreter_id),
          (threads.interpreter_id, threads.client_id))`,
      ),
    )
    .select(['threads.id', 'blocks.by_id'])
    .where('threads.id', 'in', ids)
    .where(sql<boolean>`NOT (${hasWritten('client_id')} AND ${hasWritten('interpreter_id')})`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM bookings WHERE bookings.client_id = threads.client_id
        AND bookings.interpreter_id = threads.interpreter_id AND bookings.status IN (${sql.join(AGREED_STATUSES)}))`,
    )
    .execute();
}

const hasWritten = (party: 'client_id' | 'interpreter_id') =>
  sql`EXISTS (SELECT FROM messages WHERE messages.thread_id = threads.id
    AND messages.author_id = ${sql.ref(`threads.${party}`)})`;

/** Throws THREAD_CLOSED where nothing may be written: it does not say who of the two set the other aside. */
export async function refuseClosed(queries: Queries, threadId: string): Promise<void> {
  if ((await listClosedThreads(queries, [threadId])).length > 0) throw new AppError('THREAD_CLOSED');
}

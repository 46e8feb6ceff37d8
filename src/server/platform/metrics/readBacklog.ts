import { sql } from 'kysely';
import type { Queries } from '../../db/database';

/** Mails that wait at this moment; an index holds them alone, however many were sent. */
export async function readBacklog(queries: Queries, now: Date) {
  const { due, planned, oldest } = await queries
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .select([
      sql<number>`count(*) FILTER (WHERE due_at <= ${now})`.as('due'),
      sql<number>`count(*) FILTER (WHERE due_at > ${now})`.as('planned'),
      sql<Date | null>`min(due_at)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    due,
    planned,
    oldestDueSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0,
  };
}

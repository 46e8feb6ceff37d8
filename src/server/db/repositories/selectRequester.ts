import { sql } from 'kysely';
import type { Queries } from '../database';

/** What a request needs to know of the client who makes it. */
export interface Requester {
  first_name: string;
  last_name: string;
  photo_url: string | null;
  email: string;
  /** requests of theirs that wait for an answer */
  open_requests: number;
}

/** Null where there is no such user. */
export async function findRequester(queries: Queries, id: string, now: Date): Promise<Requester | null> {
  const found = queries
    .selectFrom('users')
    .select(['first_name', 'last_name', 'photo_url', 'email'])
    .select(
      sql<number>`(SELECT count(*) FROM bookings
        WHERE client_id = users.id AND status = 'pending' AND respond_by > ${now})`.as('open_requests'),
    )
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  return (await found.executeTakeFirst()) ?? null;
}

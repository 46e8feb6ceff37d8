import { sql } from 'kysely';
import type { Queries } from '../../../db/database';

/** What a request needs to know of the client who makes it, and how many of theirs wait for an answer; no row for nobody. */
export function selectRequester(queries: Queries, id: string, now: Date) {
  return queries
    .selectFrom('users')
    .select(['first_name', 'last_name', 'photo_url', 'email', 'client_rating', 'client_reviews'])
    .select(
      sql<number>`(SELECT count(*) FROM bookings
        WHERE client_id = users.id AND status = 'pending' AND respond_by > ${now})`.as('open_requests'),
    )
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
}

import { sql } from 'kysely';
import type { Queries } from '../database';

/** Who was listed while none of their roles opened bookings was asked for sessions that they could not see: those listings pause. */
export async function up(queries: Queries): Promise<void> {
  await sql`
    UPDATE interpreters SET listing_since = now(),
      listing_state = CASE listing_state WHEN 'listed' THEN 'paused' ELSE 'draft' END
    WHERE listing_state IN ('listed', 'in_review') AND user_id IN (
      SELECT users.id FROM users
      LEFT JOIN memberships ON memberships.user_id = users.id
      JOIN institutes ON institutes.id = memberships.institute_id
        OR (memberships.institute_id IS NULL AND institutes.is_house)
      JOIN roles ON roles.institute_id = institutes.id AND roles.name = ANY (users.roles)
      WHERE NOT users.roles && ARRAY['institute_admin', 'coordinator', 'associate']
      GROUP BY users.id HAVING NOT bool_or('bookings' = ANY (roles.modules)))`.execute(queries);
}

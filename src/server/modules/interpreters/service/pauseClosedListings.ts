import { sql } from 'kysely';
import type { RoleRule } from '../../../../shared/domain/people/roles';
import type { Queries } from '../../../db/database';
import { publish } from '../../../events/publish';
import { isOf, OF_INSTITUTE } from '../../institute/service/institutePeople';
import type { Institute } from '../../institute/service/institutes';

interface Change {
  institute: Institute;
  /** every role that the institute knows */
  roles: readonly RoleRule[];
  now: Date;
  /** only this person's; everybody's of the institute otherwise */
  userId?: string;
}

/**
 * After a change of roles: whoever's roles open no bookings is asked for none, so a listing is paused and one that waits for a
 * decision is a draft again.
 */
export async function pauseClosedListings(
  queries: Queries,
  { institute, roles, now, userId }: Change,
): Promise<void> {
  const names = roles.map(({ name }) => name);
  const opening = roles.filter(({ modules }) => modules.includes('bookings')).map(({ name }) => name);
  const person = userId === undefined ? sql`true` : sql`users.id = ${userId}`;
  const paused = await sql<{ interpreterId: string }>`
    UPDATE interpreters SET listing_since = ${now},
      listing_state = CASE listing_state WHEN 'listed' THEN 'paused' ELSE 'draft' END
    WHERE listing_state IN ('listed', 'in_review') AND user_id IN (
      SELECT users.id FROM users ${OF_INSTITUTE} WHERE ${isOf(institute)} AND ${person}
        AND users.roles && ${names}::text[] AND NOT users.roles && ${opening}::text[])
    RETURNING user_id AS "interpreterId"`.execute(queries);
  await publish(queries, 'profile.changed', paused.rows);
}

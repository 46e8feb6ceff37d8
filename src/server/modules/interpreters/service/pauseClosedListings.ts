import { sql } from 'kysely';
import type { RoleRule } from '../../../../shared/domain/people/roles';
import { DEFAULT_LANGUAGE } from '../../../../shared/domain/text/interfaceLanguages';
import type { Queries } from '../../../db/database';
import { publish } from '../../../events/publish';
import { isOf, OF_INSTITUTE } from '../../institute/service/institutePeople';
import type { User } from '../../account/service/users';
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
 * decision is a draft again; a mail tells them.
 */
export async function pauseClosedListings(
  queries: Queries,
  { institute, roles, now, userId }: Change,
): Promise<void> {
  const names = roles.map(({ name }) => name);
  const opening = roles.filter(({ modules }) => modules.includes('bookings')).map(({ name }) => name);
  const person = userId === undefined ? sql`true` : sql`users.id = ${userId}`;
  const closed = sql`(SELECT users.id FROM users ${OF_INSTITUTE} WHERE ${isOf(institute)} AND ${person}
    AND users.roles && ${names}::text[] AND NOT users.roles && ${opening}::text[])`;
  // Whoever goes on with a paused listing at this moment is done before, or reads the roles as they are now.
  await sql`SELECT FROM interpreters WHERE user_id IN ${closed} ORDER BY user_id FOR UPDATE`.execute(queries);
  const paused = await sql<Pick<User, 'id' | 'email' | 'first_name' | 'language'>>`
    UPDATE interpreters SET listing_since = ${now},
      listing_state = CASE listing_state WHEN 'listed' THEN 'paused' ELSE 'draft' END
    FROM users
    WHERE users.id = interpreters.user_id AND users.id IN ${closed} AND listing_state IN ('listed', 'in_review')
    RETURNING users.id, users.email, users.first_name, users.language`.execute(queries);
  await publish(
    queries,
    'listing.paused',
    paused.rows.map((row) => ({ person: row, language: row.language ?? DEFAULT_LANGUAGE, at: now })),
  );
  await publish(
    queries,
    'profile.changed',
    paused.rows.map(({ id }) => ({ interpreterId: id })),
  );
}

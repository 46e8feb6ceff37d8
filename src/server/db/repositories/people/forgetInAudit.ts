import { sql } from 'kysely';
import type { Queries } from '../../database';
import type { User } from './users';

/**
 * The log keeps what was done, and who did it only by an id that leads to nobody. Lines are found by id, because a
 * name is anybody's to choose; an invitation by the address that it went to, whichever institute sent it.
 */
export async function forgetInAudit(
  queries: Queries,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await sql`UPDATE audit_log SET subject = '', before = NULL, after = NULL
    WHERE subject_id = ${id} OR (subject = ${email} AND action IN ('invitation.send', 'invitation.withdraw'))`.execute(
    queries,
  );
  const member = sql`${JSON.stringify([{ id }])}::jsonb`;
  const without = (side: 'before' | 'after') => {
    const members = sql`${sql.ref(side)} -> 'members'`;
    return sql`CASE WHEN ${members} @> ${member} THEN jsonb_set(${sql.ref(side)}, '{members}',
      (SELECT coalesce(jsonb_agg(each), '[]') FROM jsonb_array_elements(${members}) AS each
        WHERE each ->> 'id' IS DISTINCT FROM ${id})) ELSE ${sql.ref(side)} END`;
  };
  await sql`UPDATE audit_log SET before = ${without('before')}, after = ${without('after')}
    WHERE action IN ('team.add', 'team.update')
      AND (before -> 'members' @> ${member} OR after -> 'members' @> ${member})`.execute(queries);
  await queries.updateTable('audit_log').set({ actor_name: '' }).where('actor_id', '=', id).execute();
}

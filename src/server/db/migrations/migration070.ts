import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Whom a line of an institute's log is about, by id: names are anybody's to choose, so no line may be looked for by
 * one. Older lines are given their person where that is certain, and so are the members that lines about teams name.
 * And which institute decides a reported problem.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const withMembersIds = (column: 'before' | 'after') => `
  ${column} = CASE WHEN jsonb_typeof(${column} -> 'members') <> 'array' OR ${column} -> 'members' IS NULL THEN ${column}
    ELSE jsonb_set(${column}, '{members}', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', member.name, 'id',
      (SELECT min(users.id::text) FROM users
        WHERE users.first_name || ' ' || users.last_name = member.name HAVING count(*) = 1))), '[]')
      FROM jsonb_array_elements_text(${column} -> 'members') AS member (name))) END`;

const STATEMENTS = [
  `ALTER TABLE audit_log ADD COLUMN subject_id uuid`,
  `CREATE INDEX audit_log_by_subject ON audit_log (subject_id) WHERE subject_id IS NOT NULL`,
  `UPDATE audit_log SET subject_id = actor_id
    WHERE action IN ('invitation.accept', 'person.leave', 'institute.first_admin') AND subject <> ''`,
  `UPDATE audit_log SET subject_id = named.id
    FROM (SELECT first_name || ' ' || last_name AS name, min(id::text)::uuid AS id FROM users
      WHERE deleted_at IS NULL GROUP BY 1 HAVING count(*) = 1) named
    WHERE audit_log.subject = named.name
      AND audit_log.action IN ('person.roles', 'person.business', 'tier.approve', 'tier.refuse')`,
  `UPDATE audit_log SET ${withMembersIds('before')}, ${withMembersIds('after')}
    WHERE action IN ('team.add', 'team.update')`,
  // The institute that decides is set when a problem is reported: the interpreter may leave it later.
  `ALTER TABLE bookings ADD COLUMN problem_institute_id uuid`,
  `UPDATE bookings SET problem_institute_id = coalesce(
      (SELECT institute_id FROM memberships WHERE memberships.user_id = bookings.interpreter_id),
      (SELECT id FROM institutes WHERE is_house))
    WHERE problem_by IS NOT NULL`,
];

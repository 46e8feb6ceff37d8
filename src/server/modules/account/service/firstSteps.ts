import { sql } from 'kysely';
import type { FIRST_STEPS } from '../../../../shared/domain/people/firstSteps';
import type { Queries } from '../../../db/database';

type Done<List extends keyof typeof FIRST_STEPS> = Record<(typeof FIRST_STEPS)[List][number], boolean>;

/** Asking for somebody implies a search. */
export async function clientStepsDone(queries: Queries, id: string): Promise<Done<'client'>> {
  const asked = sql`EXISTS (SELECT FROM bookings WHERE client_id = users.id)`;
  const found = await sql<Done<'client'>>`
    SELECT (phone IS NOT NULL OR company IS NOT NULL OR photo_url IS NOT NULL) AS profile,
      (first_searched_at IS NOT NULL OR ${asked}) AS search, ${asked} AS request
    FROM users WHERE id = ${id}`.execute(queries);
  return found.rows[0] ?? { profile: false, search: false, request: false };
}

export async function findPhotoAndCredentials(queries: Queries, id: string) {
  const found = await sql<Pick<Done<'interpreter'>, 'photo' | 'credentials'>>`
    SELECT photo_url IS NOT NULL AS photo,
      EXISTS (SELECT FROM credentials WHERE interpreter_id = users.id) AS credentials
    FROM users WHERE id = ${id}`.execute(queries);
  return found.rows[0] ?? { photo: false, credentials: false };
}

/** By any admin of the institute: its log has it. */
export async function adminStepsDone(queries: Queries, instituteId: string): Promise<Done<'admin'>> {
  const logged = (...actions: string[]) =>
    sql`EXISTS (SELECT FROM audit_log WHERE institute_id = ${instituteId} AND action IN (${sql.join(actions)}))`;
  const found = await sql<Done<'admin'>>`
    SELECT ${logged('tier.approve', 'tier.refuse', 'listing.approve', 'listing.refuse', 'credential.approve', 'credential.refuse')} AS approve,
      (${logged('invitation.send')} OR EXISTS (SELECT FROM invitations WHERE institute_id = ${instituteId})) AS invite,
      EXISTS (SELECT FROM roles WHERE institute_id = ${instituteId}) AS modules`.execute(queries);
  return found.rows[0] ?? { approve: false, invite: false, modules: false };
}

/** Notes that a client searched, the first time only. */
export async function noteFirstSearch(queries: Queries, id: string, at: Date): Promise<void> {
  await queries
    .updateTable('users')
    .set({ first_searched_at: at })
    .where('id', '=', id)
    .where('first_searched_at', 'is', null)
    .execute();
}

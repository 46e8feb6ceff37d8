import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Reactions stand in `events/reactions.ts` from now on, not in triggers. A server of the version before,
 * while it still runs beside, tells no open page of its writes: pages see them when they next ask, or when
 * they come back to their own server. Its rows and mails are not touched.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `DROP TRIGGER bookings_are_told ON bookings`,
  `DROP TRIGGER messages_are_told ON messages`,
  `DROP TRIGGER threads_are_told ON threads`,
  `DROP TRIGGER check_ins_are_told ON check_ins`,
  `DROP TRIGGER meeting_links_are_told ON meeting_links`,
  `DROP TRIGGER room_checklists_are_told ON room_checklists`,
  `DROP TRIGGER sessions_end_is_told ON sessions`,
  `DROP TRIGGER sessions_deletion_is_told ON sessions`,
  `DROP FUNCTION tell_of_booking(), tell_of_message(), tell_of_thread(), tell_of_room(), tell_of_session_end()`,
  `DROP FUNCTION tell_people(uuid[], json)`,
];

import type { Queries } from '../../db/database';
import type { ThreadParty } from '../messages/service/threads';

/** Which bookings; what hangs on one is kept by its interpreter first. */
interface Bookings {
  ids: readonly string[];
  interpreterIds: readonly string[];
}

/** The history of some bookings, oldest first. */
export async function listEventsOf(queries: Queries, bookings: Bookings) {
  return queries
    .selectFrom('booking_events')
    .selectAll()
    .where('interpreter_id', 'in', bookings.interpreterIds)
    .where('booking_id', 'in', bookings.ids)
    .orderBy('id')
    .execute();
}

export async function listCheckInsOf(queries: Queries, bookings: Bookings) {
  return queries
    .selectFrom('check_ins')
    .select(['booking_id', 'user_id', 'at'])
    .where('interpreter_id', 'in', bookings.interpreterIds)
    .where('booking_id', 'in', bookings.ids)
    .orderBy('at')
    .execute();
}

export async function listLinksOf(queries: Queries, bookings: Bookings) {
  return queries
    .selectFrom('meeting_links')
    .select(['booking_id', 'url', 'passcode'])
    .where('interpreter_id', 'in', bookings.interpreterIds)
    .where('booking_id', 'in', bookings.ids)
    .execute();
}

/** Every thread of a person, the latest first, with the other one's name. */
export async function listOwnThreads(queries: Queries, party: ThreadParty, userId: string) {
  const other = party === 'client' ? 'interpreter' : 'client';
  return queries
    .selectFrom('threads')
    .innerJoin('users as other', 'other.id', `threads.${other}_id`)
    .select(['threads.id', 'threads.last_seq', 'other.first_name', 'other.last_name'])
    .where(`threads.${party}_id`, '=', userId)
    .orderBy('threads.last_at', 'desc')
    .orderBy('threads.id')
    .execute();
}

/** The newest decisions and changes that admins made about a person, and how many there are. */
export async function listDecisionsAbout(queries: Queries, userId: string, limit: number) {
  const about = queries.selectFrom('audit_log').where('subject_id', '=', userId);
  const { total } = await about.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await about
    .innerJoin('institutes', 'institutes.id', 'audit_log.institute_id')
    .select(['at', 'institutes.name as institute', 'action', 'before', 'after'])
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .execute();
  return { rows, total: Number(total) };
}

export async function listOwnAttempts(queries: Queries, userId: string) {
  return queries
    .selectFrom('quiz_attempts')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_attempts.quiz_id')
    .select(['quizzes.title', 'quiz_attempts.started_at', 'quiz_attempts.score'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute();
}

export async function listOwnSessions(queries: Queries, userId: string) {
  return queries
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'revoked_at', 'browser', 'operating_system'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

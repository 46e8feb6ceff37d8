import type { Queries } from '../database';
import type { ThreadParty } from './threads';

/** The history of all of a party's bookings, oldest first. */
export async function listOwnEvents(queries: Queries, party: 'client_id' | 'interpreter_id', userId: string) {
  return queries
    .selectFrom('booking_events')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.interpreter_id', '=', 'booking_events.interpreter_id')
        .onRef('bookings.id', '=', 'booking_events.booking_id'),
    )
    .selectAll('booking_events')
    .where(`bookings.${party}`, '=', userId)
    .orderBy('booking_events.id')
    .execute();
}

export async function listOwnCheckIns(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
) {
  return queries
    .selectFrom('check_ins')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.interpreter_id', '=', 'check_ins.interpreter_id')
        .onRef('bookings.id', '=', 'check_ins.booking_id'),
    )
    .select(['check_ins.booking_id', 'check_ins.user_id', 'check_ins.at'])
    .where(`bookings.${party}`, '=', userId)
    .orderBy('check_ins.at')
    .execute();
}

export async function listOwnLinks(queries: Queries, party: 'client_id' | 'interpreter_id', userId: string) {
  return queries
    .selectFrom('meeting_links')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.interpreter_id', '=', 'meeting_links.interpreter_id')
        .onRef('bookings.id', '=', 'meeting_links.booking_id'),
    )
    .select(['meeting_links.booking_id', 'meeting_links.url', 'meeting_links.passcode'])
    .where(`bookings.${party}`, '=', userId)
    .execute();
}

/** Every thread of a person, the latest first, with the other one's name. */
export async function listOwnThreads(queries: Queries, party: ThreadParty, userId: string) {
  const other = party === 'client' ? 'interpreter' : 'client';
  return queries
    .selectFrom('threads')
    .innerJoin('users as other', 'other.id', `threads.${other}_id`)
    .select(['threads.id', 'other.first_name', 'other.last_name'])
    .where(`threads.${party}_id`, '=', userId)
    .orderBy('threads.last_at', 'desc')
    .orderBy('threads.id')
    .execute();
}

export async function listReviewsReceived(queries: Queries, interpreterId: string) {
  return queries
    .selectFrom('reviews')
    .select(['rating', 'body', 'written_at'])
    .where('interpreter_id', '=', interpreterId)
    .orderBy('written_at', 'desc')
    .execute();
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
    .select(['created_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

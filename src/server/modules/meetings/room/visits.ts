import type { Queries } from '../../../db/database';
import type { RoomVisitsTable } from '../../../db/tables/roomTables';
import type { VisitRow } from '../service/meetingRows';

/** Saying that a page was seen costs a write, so it is not said each time. */
const SEEN_EVERY_MS = 10_000;

export async function findVisit(queries: Queries, id: string): Promise<VisitRow | null> {
  return (
    (await queries.selectFrom('room_visits').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  );
}

/** False where the id is taken, by somebody who was quicker by a moment. */
export async function insertVisit(
  queries: Queries,
  visit: Pick<VisitRow, 'id' | 'meeting_id' | 'user_id' | 'guest_id' | 'entered_at' | 'seen_at'>,
): Promise<boolean> {
  const added = queries
    .insertInto('room_visits')
    .values(visit)
    .onConflict((on) => on.column('id').doNothing());
  return (await added.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
}

/** Enough to tell each page that was put out so, and when its person was there last. */
const VISITS_KEPT = 20;

/** Forgets all but the last of the pages that somebody left with: who comes and goes makes no list that closing a room gets through. */
export async function forgetOlderVisits(
  queries: Queries,
  {
    meeting_id: meetingId,
    user_id: userId,
    guest_id: guestId,
  }: Pick<VisitRow, 'meeting_id' | 'user_id' | 'guest_id'>,
): Promise<void> {
  const person = userId === null ? (['guest_id', guestId] as const) : (['user_id', userId] as const);
  const older = queries
    .selectFrom('room_visits')
    .select('id')
    .where('meeting_id', '=', meetingId)
    .where(person[0], '=', person[1])
    .where('left_at', 'is not', null)
    .orderBy('left_at', 'desc')
    .orderBy('entered_at', 'desc')
    .offset(VISITS_KEPT);
  await queries.deleteFrom('room_visits').where('id', 'in', older).execute();
}

/** Whether a guest was in the room before. */
export async function wasInside(queries: Queries, guestId: string): Promise<boolean> {
  const found = queries.selectFrom('room_visits').select('id').where('guest_id', '=', guestId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Those that have not left yet; signals that wait for them go with it. */
export async function closeVisits(
  queries: Queries,
  ids: readonly string[],
  { at, why }: { at: Date; why: NonNullable<RoomVisitsTable['left_why']> },
): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .updateTable('room_visits')
    .set({ left_at: at, left_why: why })
    .where('id', 'in', ids)
    .where('left_at', 'is', null)
    .execute();
  await queries.deleteFrom('room_signals').where('to_visit', 'in', ids).execute();
}

export async function noteSeen(queries: Queries, { id, seen_at }: VisitRow, now: Date): Promise<void> {
  if (now.getTime() - seen_at.getTime() < SEEN_EVERY_MS) return;
  await queries.updateTable('room_visits').set({ seen_at: now }).where('id', '=', id).execute();
}

/** The names and faces of who is in a meeting's room; of a deleted account there is neither. */
export async function listPeople(queries: Queries, meetingId: string) {
  return queries
    .selectFrom('room_visits')
    .leftJoin('users', 'users.id', 'room_visits.user_id')
    .leftJoin('room_guests', 'room_guests.id', 'room_visits.guest_id')
    .select(['room_visits.id', 'room_visits.user_id', 'room_visits.guest_id'])
    .select(['room_visits.entered_at', 'room_visits.seen_at'])
    .select(['users.first_name', 'users.last_name', 'users.photo_url', 'room_guests.name as guest_name'])
    .where('room_visits.meeting_id', '=', meetingId)
    .where('room_visits.left_at', 'is', null)
    .orderBy('room_visits.entered_at')
    .orderBy('room_visits.id')
    .execute();
}

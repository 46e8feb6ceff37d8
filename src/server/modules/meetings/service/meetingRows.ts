import type { Selectable } from 'kysely';
import {
  isAgreed,
  meetingPhase,
  meetingTime,
  ROOM_PLATFORM,
  SEEN_WITHIN_MS,
  type MeetingPhase,
} from '../../../../shared/domain/booking/meetingRoom';
import type { Queries } from '../../../db/database';
import type { MeetingsTable, RoomVisitsTable } from '../../../db/tables/roomTables';

export type VisitRow = Selectable<RoomVisitsTable>;
export type MeetingBooking = Awaited<ReturnType<typeof listSeats>>[number];

/** A meeting with its bookings, and the pages that are in its room. */
export interface Meeting extends Selectable<MeetingsTable> {
  bookings: MeetingBooking[];
  /** pages that have not left, in the order in which they came */
  visits: VisitRow[];
}

/**
 * A meeting as it is now; null for none. With `isLocked` nobody else changes its room until the transaction ends: whatever
 * does so takes this lock first, before any booking's.
 */
export async function findMeeting(queries: Queries, id: string, isLocked: boolean): Promise<Meeting | null> {
  const found = queries.selectFrom('meetings').selectAll().where('id', '=', id);
  const meeting = await (isLocked ? found.forNoKeyUpdate() : found).executeTakeFirst();
  if (!meeting) return null;
  const visits = queries
    .selectFrom('room_visits')
    .selectAll()
    .where('meeting_id', '=', id)
    .where('left_at', 'is', null)
    .orderBy('entered_at')
    .orderBy('id');
  return { ...meeting, bookings: await listSeats(queries, id), visits: await visits.execute() };
}

/** Whose booking it is, and of which meeting; null for none. */
export async function findSeat(queries: Queries, bookingId: string) {
  const found = queries
    .selectFrom('bookings')
    .select(['meeting_id', 'client_id', 'interpreter_id'])
    .select((eb) => eb.ref('host_platform').$castTo<string>().as('host_platform'))
    .where('id', '=', bookingId);
  return (await found.executeTakeFirst()) ?? null;
}

async function listSeats(queries: Queries, meetingId: string) {
  return queries
    .selectFrom('bookings')
    .select(['id', 'client_id', 'interpreter_id', 'status', 'title'])
    .select((eb) => eb.ref('host_platform').$castTo<string>().as('host_platform'))
    .select(['starts_at', 'ends_at', 'language_from', 'language_to'])
    .where('meeting_id', '=', meetingId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

export function timeOf({ bookings }: Pick<Meeting, 'bookings'>): { startsAt: number; endsAt: number } {
  return meetingTime(bookings.map(factsOf));
}

/** A booking that is held elsewhere by now has no part in the room. */
export function phaseOf(meeting: Meeting, now: Date): MeetingPhase {
  const facts = {
    bookings: meeting.bookings.filter((each) => each.host_platform === ROOM_PLATFORM).map(factsOf),
    isEnded: meeting.ended_at !== null,
    isInterpreterThere: isInterpreterThere(meeting, now),
  };
  return meetingPhase(facts, now.getTime());
}

/** Twice the usual time, so that a page that is slow once ends nobody's meeting. */
export const THERE_WITHIN_MS = 2 * SEEN_WITHIN_MS;

export function isInterpreterThere(meeting: Meeting, now: Date): boolean {
  const interpreters = meeting.bookings.filter(isAgreed).map(({ interpreter_id }) => interpreter_id);
  const seenSince = now.getTime() - THERE_WITHIN_MS;
  return meeting.visits.some(
    ({ user_id, seen_at }) =>
      user_id !== null && interpreters.includes(user_id) && seen_at.getTime() >= seenSince,
  );
}

/** Its client and interpreters: those who agreed, or all where nobody did. */
export function partiesOf({ bookings }: Pick<Meeting, 'bookings'>): string[] {
  const agreed = bookings.filter(isAgreed);
  const counted = agreed.length > 0 ? agreed : bookings;
  return [...new Set(counted.flatMap(({ client_id, interpreter_id }) => [client_id, interpreter_id]))];
}

function factsOf({ status, starts_at, ends_at }: MeetingBooking) {
  return { status, startsAt: starts_at.getTime(), endsAt: ends_at.getTime() };
}

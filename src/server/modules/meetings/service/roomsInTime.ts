import { sql } from 'kysely';
import {
  LONGEST_OVERTIME_MS,
  ROOM_KEPT_MS,
  ROOM_PLATFORM,
} from '../../../../shared/domain/booking/meetingRoom';
import type { Queries } from '../../../db/database';
import { inTransaction } from '../../../db/inTransaction';
import type { ServiceContext } from '../../../platform/context';
import { closeRoom } from './closeRoom';
import { findMeeting, phaseOf, THERE_WITHIN_MS, timeOf, type Meeting } from './meetingRows';

/** So many rooms are looked after in one round. */
const ROOM_BATCH = 100;
/** A meeting that was over before that is closed by nobody: a server that stood still for a week has other worries. */
const CLOSED_WITHIN_MS = 7 * 86_400_000;
/** A page asks every 20 seconds: what waits longer is of no use to it, and it asks for a new offer. */
const SIGNALS_KEPT_MS = 10 * 60_000;

/**
 * Closes rooms whose time is over and whose interpreters are gone. Any number of servers may do so: each room is locked, and
 * read again once it is. Returns how many were closed; where one fails, the others are closed all the same, and then it throws.
 */
export async function closeOverdueRooms({ db, clock }: ServiceContext, batch = ROOM_BATCH): Promise<number> {
  let closed = 0;
  const failures: unknown[] = [];
  for (const id of await listOverdue(db.queries, clock.now(), batch)) {
    const isClosed = inTransaction(db, async (queries) => {
      const meeting = await findMeeting(queries, id, true);
      const now = clock.now();
      if (!meeting || meeting.ended_at || phaseOf(meeting, now) !== 'over') return false;
      await closeRoom(queries, meeting, now, await lastThere(queries, meeting));
      return true;
    });
    await isClosed.then(
      (did) => (closed += Number(did)),
      (failure: unknown) => failures.push(failure),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some rooms could not be closed');
  return closed;
}

/** Rooms in which an interpreter goes on are left out: a hundred of them would keep all others waiting for as long. */
async function listOverdue(queries: Queries, now: Date, batch: number): Promise<string[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const rows = await queries
    .selectFrom('bookings')
    .innerJoin('meetings', 'meetings.id', 'bookings.meeting_id')
    .select('meetings.id')
    // Spelled out, so that the index of rooms is used.
    .where(sql<boolean>`bookings.host_platform = ${sql.lit(ROOM_PLATFORM)}`)
    .where('bookings.ends_at', '<=', now)
    .where('bookings.ends_at', '>', before(CLOSED_WITHIN_MS))
    .where('bookings.status', 'in', ['confirmed', 'in_progress', 'completed'])
    .where('meetings.ended_at', 'is', null)
    .where(
      sql<boolean>`NOT (bookings.ends_at > ${before(LONGEST_OVERTIME_MS)} AND EXISTS (
        SELECT FROM room_visits WHERE room_visits.meeting_id = meetings.id AND room_visits.left_at IS NULL
          AND room_visits.user_id = bookings.interpreter_id AND room_visits.seen_at >= ${before(THERE_WITHIN_MS)}))`,
    )
    .orderBy('bookings.ends_at')
    .limit(batch)
    .execute();
  return [...new Set(rows.map(({ id }) => id))];
}

/** When an interpreter was last there after its time was over, else when that was over. */
async function lastThere(queries: Queries, meeting: Meeting): Promise<Date> {
  const { endsAt } = timeOf(meeting);
  const interpreters = meeting.bookings.map(({ interpreter_id }) => interpreter_id);
  const last = await queries
    .selectFrom('room_visits')
    .select(sql<Date | null>`max(coalesce(left_at, seen_at))`.as('at'))
    .where('meeting_id', '=', meeting.id)
    .where('user_id', 'in', interpreters)
    .executeTakeFirst();
  return new Date(Math.max(endsAt, last?.at?.getTime() ?? 0));
}

/** Deletes signals that nobody read, and a day after a meeting who visited it, its guests and their links. */
export async function forgetRooms(queries: Queries, now: Date): Promise<void> {
  await queries
    .deleteFrom('room_signals')
    .where('sent_at', '<', new Date(now.getTime() - SIGNALS_KEPT_MS))
    .execute();
  const before = new Date(now.getTime() - ROOM_KEPT_MS);
  for (const table of ['room_visits', 'room_links'] as const) {
    await sql`DELETE FROM ${sql.table(table)} AS kept WHERE NOT EXISTS (
      SELECT FROM bookings WHERE bookings.meeting_id = kept.meeting_id AND bookings.ends_at >= ${before})`.execute(
      queries,
    );
  }
}

/** Takes a person out of every room: their visits, and links to meetings of theirs. */
export async function forgetInRooms(queries: Queries, personId: string): Promise<void> {
  await queries.deleteFrom('room_visits').where('user_id', '=', personId).execute();
  await sql`DELETE FROM room_links USING bookings WHERE bookings.meeting_id = room_links.meeting_id
    AND (bookings.client_id = ${personId} OR bookings.interpreter_id = ${personId})`.execute(queries);
}

/** Since when and until when a person was in rooms of late; the latest first. */
export async function listVisitsOf(queries: Queries, personId: string) {
  return queries
    .selectFrom('room_visits')
    .select(['meeting_id', 'entered_at', 'left_at'])
    .where('user_id', '=', personId)
    .orderBy('entered_at', 'desc')
    .execute();
}

import { statusAt } from '../../../../shared/domain/booking/bookingLife';
import {
  isAgreed,
  minutesEarly,
  PUNCTUAL_WITHIN_MS,
  ROOM_PLATFORM,
} from '../../../../shared/domain/booking/meetingRoom';
import type { Queries } from '../../../db/database';
import { publish } from '../../../events/publish';
import {
  findMeeting,
  partiesOf,
  phaseOf,
  timeOf,
  type Meeting,
  type MeetingBooking,
  type VisitRow,
} from './meetingRows';

/**
 * Closes a meeting's room for good: everybody is put out, links lead nowhere, signals are gone, and what is to be known of
 * its parties stands in the history. Once; the caller holds the meeting's lock. `endedAt` is when it was over.
 */
export async function closeRoom(
  queries: Queries,
  meeting: Meeting,
  now: Date,
  endedAt: Date = now,
): Promise<void> {
  const { id } = meeting;
  const ended = await queries
    .updateTable('meetings')
    .set({ ended_at: endedAt })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  if (ended.length === 0) return;
  const visits = await queries.selectFrom('room_visits').selectAll().where('meeting_id', '=', id).execute();
  await putEverybodyOut(queries, id, endedAt);
  for (const booking of meeting.bookings.filter(isAgreed)) {
    if (booking.host_platform === ROOM_PLATFORM) await noteFacts(queries, booking, visits, { endedAt, now });
  }
  const metUntil = Math.min(endedAt.getTime(), othersUntil(meeting, visits, endedAt));
  const overtime = Math.floor((metUntil - timeOf(meeting).endsAt) / 60_000);
  if (overtime >= 1) {
    await publish(
      queries,
      'room.overran',
      meeting.bookings.filter(isAgreed).map((booking) => ({
        ...byTime(booking, now),
        ...{ since: new Date(metUntil), details: { minutes: overtime } },
      })),
    );
  }
  const guests = await queries
    .selectFrom('room_guests')
    .select('id')
    .where('meeting_id', '=', id)
    .where('state', 'in', ['waiting', 'admitted'])
    .execute();
  const to = [...partiesOf(meeting), ...guests.map((guest) => guest.id)];
  await publish(queries, 'room.changed', { meetingId: id, to });
}

/** Closes the room where each interpreter has ended their part before its time was over. */
export async function closeEndedRoom(queries: Queries, meetingId: string, now: Date): Promise<void> {
  const meeting = await findMeeting(queries, meetingId, true);
  if (meeting && phaseOf(meeting, now) === 'over') await closeRoom(queries, meeting, now);
}

async function putEverybodyOut(queries: Queries, meetingId: string, at: Date): Promise<void> {
  await queries
    .deleteFrom('room_signals')
    .where('to_visit', 'in', (eb) =>
      eb.selectFrom('room_visits').select('room_visits.id').where('meeting_id', '=', meetingId),
    )
    .execute();
  await queries
    .updateTable('room_visits')
    .set({ left_at: at, left_why: 'over' })
    .where('meeting_id', '=', meetingId)
    .where('left_at', 'is', null)
    .execute();
  await queries
    .updateTable('room_links')
    .set({ revoked_at: at })
    .where('meeting_id', '=', meetingId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Writes down the parties who never came, or left before the end and did not come back. */
async function noteFacts(
  queries: Queries,
  booking: MeetingBooking,
  visits: readonly VisitRow[],
  { endedAt, now }: { endedAt: Date; now: Date },
): Promise<void> {
  const came = await queries
    .selectFrom('check_ins')
    .select('user_id')
    .where('interpreter_id', '=', booking.interpreter_id)
    .where('booking_id', '=', booking.id)
    .execute();
  const end = Math.min(booking.ends_at.getTime(), endedAt.getTime());
  for (const party of ['client', 'interpreter'] as const) {
    const actorId = booking[`${party}_id`];
    const fact = { ...byTime(booking, now), actor: party, actorId };
    if (!came.some(({ user_id }) => user_id === actorId)) {
      const isMissed = end - booking.starts_at.getTime() >= PUNCTUAL_WITHIN_MS;
      if (isMissed) await publish(queries, 'room.missed', { ...fact, since: new Date(end) });
      continue;
    }
    const left = lastThere(visits, actorId);
    const minutes = left && minutesEarly(left.getTime(), end);
    if (left && minutes)
      await publish(queries, 'room.left_early', { ...fact, since: left, details: { minutes } });
  }
}

/**
 * When somebody left whose pages have all left, or was last seen, where others were there for long after that: a page may end
 * without a word. Null for who stayed, and for who was never in the room.
 */
function lastThere(visits: readonly VisitRow[], personId: string): Date | null {
  const own = visits.filter((visit) => personOf(visit) === personId);
  const others = visits.filter((visit) => personOf(visit) !== personId);
  const seenUntil = Math.max(...others.map(({ seen_at }) => seen_at.getTime()));
  const moments = own.map(({ left_at, seen_at }) => {
    if (left_at) return left_at.getTime();
    return seenUntil - seen_at.getTime() >= PUNCTUAL_WITHIN_MS ? seen_at.getTime() : Infinity;
  });
  const last = Math.max(...moments);
  return Number.isFinite(last) ? new Date(last) : null;
}

/** Until when, in epoch milliseconds, anybody was there besides the interpreters: who stays alone makes no meeting longer. */
function othersUntil({ bookings }: Meeting, visits: readonly VisitRow[], endedAt: Date): number {
  const interpreters = bookings.map(({ interpreter_id }) => interpreter_id);
  const others = new Set(visits.map(personOf).filter((person) => !interpreters.includes(person)));
  return Math.max(...[...others].map((person) => (lastThere(visits, person) ?? endedAt).getTime()));
}

function personOf({ id, user_id, guest_id }: VisitRow): string {
  return user_id ?? guest_id ?? id;
}

function byTime(booking: MeetingBooking, now: Date) {
  const moments = {
    startsAt: booking.starts_at.getTime(),
    endsAt: booking.ends_at.getTime(),
    respondBy: booking.starts_at.getTime(),
  };
  const status = statusAt(booking.status, now.getTime(), moments);
  return { booking, at: now, actor: 'time' as const, actorId: null, from: status, to: status };
}

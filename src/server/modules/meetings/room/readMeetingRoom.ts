import type { ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type { MeetingRoom, setRoomMode as modeEndpoint } from '../../../../shared/contract/bookings/room';
import { isAgreed, MOST_IN_ROOM, SEEN_WITHIN_MS } from '../../../../shared/domain/booking/meetingRoom';
import type { Queries } from '../../../db/database';
import { inTransaction } from '../../../db/inTransaction';
import { publish } from '../../../events/publish';
import type { Caller, ServiceContext } from '../../../platform/context';
import { findMeeting, partiesOf, phaseOf, timeOf, type Meeting } from '../service/meetingRows';
import { listGuests, listOpenLinks, type GuestRow } from './guests';
import { findOwnMeeting, roomClosed } from './roomAccess';
import { listPeople } from './visits';

/** A meeting's room as somebody in its meeting sees it; a guest is shown neither who waits nor the links. */
export async function readMeetingRoom(
  queries: Queries,
  meetingId: string,
  reader: 'party' | 'guest',
  now: Date,
): Promise<MeetingRoom> {
  const meeting = await findMeeting(queries, meetingId, false);
  if (!meeting) throw new AppError('NOT_FOUND');
  const guests = await listGuests(queries, meetingId);
  const phase = phaseOf(meeting, now);
  const isLive = phase === 'open' || phase === 'overtime';
  const people = isLive ? await listPeople(queries, meetingId) : [];
  const { startsAt, endsAt } = timeOf(meeting);
  const isParty = reader === 'party' && phase !== 'over' && phase !== 'off';
  const counted = meeting.bookings.filter(isAgreed);
  const languages = (counted.length > 0 ? counted : meeting.bookings).flatMap((each) => [
    ...[each.language_from, each.language_to],
  ]);
  return {
    meeting_id: meeting.id,
    phase,
    mode: meeting.mode,
    title: meeting.bookings[0]?.title ?? '',
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    languages: [...new Set(languages)],
    people: people.map((each) => ({
      visit_id: each.id,
      role: roleOf(meeting, each.user_id),
      name: each.guest_name ?? `${each.first_name ?? ''} ${each.last_name ?? ''}`.trim(),
      photo_url: each.photo_url,
      person_id: each.user_id ?? each.guest_id ?? each.id,
      since: each.entered_at.toISOString(),
      is_there: now.getTime() - each.seen_at.getTime() < SEEN_WITHIN_MS,
    })),
    waiting: inState(isParty ? guests : [], 'waiting').map(({ id, name, asked_at }) => ({
      ...{ guest_id: id, name, since: asked_at.toISOString() },
    })),
    admitted: inState(isParty ? guests : [], 'admitted').map(({ id, name }) => ({ guest_id: id, name })),
    removed: inState(isLive ? guests : [], 'removed').map(({ id }) => id),
    links: (isParty ? await listOpenLinks(queries, meetingId) : []).map(({ id, created_at }) => ({
      ...{ id, created_at: created_at.toISOString() },
    })),
    places_left: placesLeft(meeting, guests),
    now: now.toISOString(),
  };
}

/** Places of parties are theirs, whether or not they are there; guests share the rest. */
export function placesLeft(meeting: Meeting, guests: readonly GuestRow[]): number {
  return Math.max(0, MOST_IN_ROOM - partiesOf(meeting).length - inState(guests, 'admitted').length);
}

export function inState(guests: readonly GuestRow[], state: GuestRow['state']): GuestRow[] {
  return guests.filter((each) => each.state === state);
}

function roleOf({ bookings }: Meeting, userId: string | null): 'client' | 'interpreter' | 'guest' {
  if (userId === null) return 'guest';
  return bookings.some(({ client_id }) => client_id === userId) ? 'client' : 'interpreter';
}

/** Tells whoever is in the meeting, waits to be, or is named besides, that its room is different now. */
export async function tellRoom(queries: Queries, meeting: Meeting, besides: string[] = []): Promise<void> {
  const known = await listGuests(queries, meeting.id);
  const guests = known.flatMap(({ id, state }) => (state === 'removed' ? [] : id));
  const to = [...new Set([...partiesOf(meeting), ...guests, ...besides])];
  await publish(queries, 'room.changed', { meetingId: meeting.id, to });
}

/** The room of the meeting of one of the caller's bookings. Throws NOT_FOUND or NO_ROOM. */
export async function getMeetingRoom(
  { db, clock }: ServiceContext,
  caller: Caller,
  { booking_id: bookingId }: { booking_id: string },
): Promise<MeetingRoom> {
  const { meeting, isHost } = await findOwnMeeting(db.queries, caller, bookingId, false);
  return readMeetingRoom(db.queries, meeting.id, isHost ? 'party' : 'guest', clock.now());
}

/** Either party chooses it, before the meeting or in the middle. Throws NOT_FOUND, NO_ROOM, or ROOM_CLOSED once it is over or off. */
export async function setRoomMode(
  { db, clock }: ServiceContext,
  caller: Caller,
  { booking_id: bookingId, mode }: ReceivedOf<typeof modeEndpoint>,
): Promise<MeetingRoom> {
  return inTransaction(db, async (queries) => {
    const { meeting, isHost } = await findOwnMeeting(queries, caller, bookingId, true);
    const now = clock.now();
    const phase = phaseOf(meeting, now);
    if (phase === 'over' || phase === 'off') throw roomClosed(phase);
    if (meeting.mode !== mode) {
      await queries.updateTable('meetings').set({ mode }).where('id', '=', meeting.id).execute();
      await tellRoom(queries, meeting);
    }
    return readMeetingRoom(queries, meeting.id, isHost ? 'party' : 'guest', now);
  });
}

import type { ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type {
  MeetingRoom,
  RoomFullDetails,
  enterRoom as endpoint,
  leaveRoom as leaveEndpoint,
} from '../../../../shared/contract/bookings/room';
import type { enterAsGuest as guestEndpoint } from '../../../../shared/contract/bookings/roomGuests';
import { isAgreed, MOST_IN_ROOM } from '../../../../shared/domain/booking/meetingRoom';
import type { Queries } from '../../../db/database';
import { inTransaction } from '../../../db/inTransaction';
import type { Caller, ServiceContext } from '../../../platform/context';
import { checkIn } from '../service/checkIn';
import { closeRoom } from '../service/closeRoom';
import { findOwnBooking } from '../service/getSession';
import { findMeeting, phaseOf, timeOf, type Meeting } from '../service/meetingRows';
import { listGuests, setGuestState } from './guests';
import { placesLeft, readMeetingRoom, tellRoom } from './readMeetingRoom';
import { findOwnMeeting, guestOf, isOf, meetingOf, refuseClosed, roomLeft, type Visitor } from './roomAccess';
import { closeVisits, findVisit, forgetOlderVisits, insertVisit, noteSeen, wasInside } from './visits';

/**
 * Enters a page of the caller's, who is checked in with it; another one that was there is put out. The same page again is
 * there already. Throws NOT_FOUND, NO_ROOM, ROOM_CLOSED with the phase, WRONG_STATUS, and ROOM_LEFT for a page that was put out.
 */
export async function enterRoom(
  { db, clock }: ServiceContext,
  caller: Caller,
  { booking_id: bookingId, visit_id: visitId }: ReceivedOf<typeof endpoint>,
): Promise<MeetingRoom> {
  return inTransaction(db, async (queries) => {
    const { meeting } = await findOwnMeeting(queries, caller, bookingId, true);
    const now = clock.now();
    const phase = phaseOf(meeting, now);
    refuseClosed(phase);
    // Once its time is over nobody comes for the first time: it is about those who were cut off.
    if (phase === 'open') {
      await checkIn(queries, caller, await findOwnBooking(queries, caller, bookingId), now);
    }
    await admitPage(queries, meeting, { userId: caller.userId }, visitId, now);
    return readMeetingRoom(queries, meeting.id, 'party', now);
  });
}

/** The same for a guest who was let in; one who left takes their place again, while there is one. */
export async function enterAsGuest(
  { db, clock }: ServiceContext,
  { token, visit_id: visitId }: ReceivedOf<typeof guestEndpoint>,
): Promise<MeetingRoom> {
  return inTransaction(db, async (queries) => {
    const { meeting_id: meetingId } = await guestOf(queries, token);
    const meeting = await meetingOf(queries, meetingId, true);
    const now = clock.now();
    refuseClosed(phaseOf(meeting, now));
    const guest = await guestOf(queries, token);
    if (guest.state === 'left') {
      // A guest who left while waiting was never let in.
      if (!(await wasInside(queries, guest.id))) throw new AppError('NOT_ADMITTED');
      if (placesLeft(meeting, await listGuests(queries, meetingId)) === 0) throw roomFull();
      await setGuestState(queries, guest.id, 'admitted');
    } else if (guest.state !== 'admitted') throw new AppError('NOT_ADMITTED');
    await admitPage(queries, meeting, { guestId: guest.id }, visitId, now);
    return readMeetingRoom(queries, meetingId, 'guest', now);
  });
}

export function roomFull(): AppError {
  const details: RoomFullDetails = { limit: MOST_IN_ROOM };
  return new AppError('ROOM_FULL', { details });
}

async function admitPage(
  queries: Queries,
  meeting: Meeting,
  visitor: Visitor,
  visitId: string,
  now: Date,
): Promise<void> {
  const known = await findVisit(queries, visitId);
  if (known && !(isOf(known, visitor) && known.meeting_id === meeting.id)) throw new AppError('NOT_FOUND');
  if (known?.left_at) throw roomLeft(known);
  if (known) return noteSeen(queries, known, now);
  const older = meeting.visits.filter((visit) => isOf(visit, visitor)).map(({ id }) => id);
  await closeVisits(queries, older, { at: now, why: 'elsewhere' });
  const visit = {
    ...{ id: visitId, meeting_id: meeting.id, entered_at: now, seen_at: now },
    user_id: 'userId' in visitor ? visitor.userId : null,
    guest_id: 'guestId' in visitor ? visitor.guestId : null,
  };
  await forgetOlderVisits(queries, visit);
  const isNew = await insertVisit(queries, visit);
  // Somebody in another room was quicker with the same id.
  if (!isNew) throw new AppError('NOT_FOUND');
  await tellRoom(queries, meeting);
}

/** Leaves with one of the caller's pages; one that is not there any more has left. Throws NOT_FOUND. */
export async function leaveRoom(
  { db, clock }: ServiceContext,
  { userId }: Caller,
  { visit_id: visitId }: ReceivedOf<typeof leaveEndpoint>,
): Promise<null> {
  return inTransaction(db, async (queries) => {
    const visit = await findVisit(queries, visitId);
    if (!visit || !isOf(visit, { userId })) throw new AppError('NOT_FOUND');
    const meeting = await meetingOf(queries, visit.meeting_id, true);
    if (meeting.visits.some(({ id }) => id === visitId))
      await leave(queries, meeting, [visitId], clock.now());
    return null;
  });
}

/** A guest leaves, and others may have the place. Throws NOT_FOUND. */
export async function leaveAsGuest(
  { db, clock }: ServiceContext,
  { token }: { token: string },
): Promise<null> {
  return inTransaction(db, async (queries) => {
    const { meeting_id: meetingId } = await guestOf(queries, token);
    const meeting = await meetingOf(queries, meetingId, true);
    const { id, state } = await guestOf(queries, token);
    const pages = meeting.visits.filter(({ guest_id }) => guest_id === id).map((visit) => visit.id);
    if (state === 'waiting' || state === 'admitted') await setGuestState(queries, id, 'left');
    if (state === 'waiting' || pages.length > 0 || state === 'admitted') {
      await leave(queries, meeting, pages, clock.now());
    }
    return null;
  });
}

/** Once its time is over, a meeting is over with the last interpreter who leaves. */
async function leave(queries: Queries, meeting: Meeting, pages: readonly string[], now: Date): Promise<void> {
  await closeVisits(queries, pages, { at: now, why: 'left' });
  const left = await findMeeting(queries, meeting.id, false);
  const isLate = now.getTime() >= timeOf(meeting).endsAt && meeting.bookings.some(isAgreed);
  if (left && isLate && phaseOf(left, now) === 'over') await closeRoom(queries, left, now);
  else await tellRoom(queries, meeting);
}

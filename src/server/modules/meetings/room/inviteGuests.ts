import { randomUUID } from 'node:crypto';
import type { DataOf, ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type { MeetingRoom } from '../../../../shared/contract/bookings/room';
import type {
  admitGuest as admitEndpoint,
  inviteGuest as inviteEndpoint,
  revokeGuestLink as revokeEndpoint,
} from '../../../../shared/contract/bookings/roomGuests';
import { MOST_GUEST_LINKS } from '../../../../shared/domain/booking/meetingRoom';
import { inTransaction } from '../../../db/inTransaction';
import type { Caller, ServiceContext } from '../../../platform/context';
import { phaseOf } from '../service/meetingRows';
import { roomFull } from './enterRoom';
import {
  findGuest,
  hashOf,
  insertLink,
  listGuests,
  listOpenLinks,
  newSecret,
  revokeLink,
  setGuestState,
} from './guests';
import { placesLeft, readMeetingRoom, tellRoom } from './readMeetingRoom';
import { findHostedMeeting, refuseClosed, roomClosed } from './roomAccess';
import { closeVisits } from './visits';

/** A new link; its secret is told this once. Throws NOT_FOUND, NO_ROOM, ROOM_CLOSED once it is over or off, TOO_MANY_LINKS. */
export async function inviteGuest(
  { db, clock }: ServiceContext,
  caller: Caller,
  { booking_id: bookingId }: ReceivedOf<typeof inviteEndpoint>,
): Promise<DataOf<typeof inviteEndpoint>> {
  const secret = newSecret();
  return inTransaction(db, async (queries) => {
    const meeting = await findHostedMeeting(queries, caller, bookingId);
    const now = clock.now();
    const phase = phaseOf(meeting, now);
    if (phase === 'over' || phase === 'off') throw roomClosed(phase);
    if ((await listOpenLinks(queries, meeting.id)).length >= MOST_GUEST_LINKS) {
      throw new AppError('TOO_MANY_LINKS', { details: { limit: MOST_GUEST_LINKS } });
    }
    const id = randomUUID();
    await insertLink(queries, { id, meeting_id: meeting.id, secret_hash: hashOf(secret), created_at: now });
    await tellRoom(queries, meeting);
    return { id, secret };
  });
}

/** Nobody comes by it any more; who was let in stays. Again changes nothing. Throws NOT_FOUND or NO_ROOM. */
export async function revokeGuestLink(
  { db, clock }: ServiceContext,
  caller: Caller,
  { booking_id: bookingId, link_id: linkId }: ReceivedOf<typeof revokeEndpoint>,
): Promise<MeetingRoom> {
  return inTransaction(db, async (queries) => {
    const meeting = await findHostedMeeting(queries, caller, bookingId);
    const now = clock.now();
    const waited = (await listGuests(queries, meeting.id)).map(({ id }) => id);
    if (await revokeLink(queries, { id: linkId, meetingId: meeting.id }, now)) {
      await tellRoom(queries, meeting, waited);
    }
    return readMeetingRoom(queries, meeting.id, 'party', now);
  });
}

/** Lets in who waits; who was let in already is. Throws NOT_FOUND, NO_ROOM, ROOM_CLOSED, GUEST_GONE, ROOM_FULL. */
export async function admitGuest(
  { db, clock }: ServiceContext,
  caller: Caller,
  { booking_id: bookingId, guest_id: guestId }: ReceivedOf<typeof admitEndpoint>,
): Promise<MeetingRoom> {
  return inTransaction(db, async (queries) => {
    const meeting = await findHostedMeeting(queries, caller, bookingId);
    const now = clock.now();
    const guest = await findGuest(queries, guestId, meeting.id);
    if (!guest) throw new AppError('NOT_FOUND');
    refuseClosed(phaseOf(meeting, now));
    if (guest.state !== 'admitted') {
      if (guest.state !== 'waiting') throw new AppError('GUEST_GONE');
      if (placesLeft(meeting, await listGuests(queries, meeting.id)) === 0) throw roomFull();
      await setGuestState(queries, guestId, 'admitted');
      await tellRoom(queries, meeting);
    }
    return readMeetingRoom(queries, meeting.id, 'party', now);
  });
}

/** Refuses who waits, and puts out who was let in; what their pages still send is refused. Throws NOT_FOUND or NO_ROOM. */
export async function removeGuest(
  { db, clock }: ServiceContext,
  caller: Caller,
  { booking_id: bookingId, guest_id: guestId }: ReceivedOf<typeof admitEndpoint>,
): Promise<MeetingRoom> {
  return inTransaction(db, async (queries) => {
    const meeting = await findHostedMeeting(queries, caller, bookingId);
    const now = clock.now();
    const guest = await findGuest(queries, guestId, meeting.id);
    if (!guest) throw new AppError('NOT_FOUND');
    const pages = meeting.visits.filter(({ guest_id }) => guest_id === guestId).map(({ id }) => id);
    await closeVisits(queries, pages, { at: now, why: 'removed' });
    if (guest.state !== 'refused' && guest.state !== 'removed') {
      await setGuestState(queries, guestId, guest.state === 'waiting' ? 'refused' : 'removed');
      await tellRoom(queries, meeting, [guestId]);
    }
    return readMeetingRoom(queries, meeting.id, 'party', now);
  });
}

import { randomUUID } from 'node:crypto';
import type { DataOf, ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type { askToEnter as endpoint, GuestView } from '../../../../shared/contract/bookings/roomGuests';
import {
  MOST_GUESTS,
  MOST_WAITING_GUESTS,
  MOST_WAITING_IN_ALL,
  WAITS_OF_LATE_MS,
} from '../../../../shared/domain/booking/meetingRoom';
import type { Queries } from '../../../db/database';
import { inTransaction } from '../../../db/inTransaction';
import type { ServiceContext } from '../../../platform/context';
import { phaseOf, timeOf, type Meeting } from '../service/meetingRows';
import { roomFull } from './enterRoom';
import {
  countGuests,
  findLink,
  hashOf,
  insertGuest,
  isRevoked,
  listGuests,
  newSecret,
  type GuestRow,
} from './guests';
import { inState, placesLeft, readMeetingRoom, tellRoom } from './readMeetingRoom';
import { guestOf, meetingOf, roomClosed } from './roomAccess';

/**
 * Somebody with a link's secret asks to be let in, and is known by a token of their own from then on. Throws NOT_FOUND for a
 * link that is none or was revoked, ROOM_CLOSED once the meeting is over or off, ROOM_FULL where there is no place.
 */
export async function askToEnter(
  { db, clock }: ServiceContext,
  { secret, name }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const token = newSecret();
  return inTransaction(db, async (queries) => {
    const found = await findLink(queries, secret);
    if (!found) throw new AppError('NOT_FOUND');
    const meeting = await meetingOf(queries, found.meeting_id, true);
    const now = clock.now();
    const phase = phaseOf(meeting, now);
    if (phase === 'over' || phase === 'off') throw roomClosed(phase);
    // It may have been revoked while this waited for its turn.
    const link = await findLink(queries, secret);
    if (!link || link.revoked_at) throw new AppError('NOT_FOUND');
    const guests = await listGuests(queries, meeting.id);
    if (placesLeft(meeting, guests) === 0 || isCrowded(guests, now)) throw roomFull();
    if ((await countGuests(queries, meeting.id)) >= MOST_GUESTS) throw roomFull();
    const guest = {
      ...{ id: randomUUID(), meeting_id: meeting.id, link_id: link.id, name },
      ...{ secret_hash: hashOf(token), state: 'waiting' as const, asked_at: now },
    };
    await insertGuest(queries, guest);
    await tellRoom(queries, meeting);
    return { token, view: await viewOf(queries, guest, meeting, now) };
  });
}

function isCrowded(guests: readonly GuestRow[], now: Date): boolean {
  const waiting = inState(guests, 'waiting');
  const ofLate = waiting.filter(({ asked_at }) => now.getTime() - asked_at.getTime() < WAITS_OF_LATE_MS);
  return ofLate.length >= MOST_WAITING_GUESTS || waiting.length >= MOST_WAITING_IN_ALL;
}

/** Where a guest stands. Throws NOT_FOUND. */
export async function getGuestView(
  { db, clock }: ServiceContext,
  { token }: { token: string },
): Promise<GuestView> {
  const guest = await guestOf(db.queries, token);
  const meeting = await meetingOf(db.queries, guest.meeting_id, false);
  return viewOf(db.queries, guest, meeting, clock.now());
}

async function viewOf(queries: Queries, guest: GuestRow, meeting: Meeting, now: Date): Promise<GuestView> {
  const phase = phaseOf(meeting, now);
  const { startsAt, endsAt } = timeOf(meeting);
  const isOver = phase === 'over' || phase === 'off';
  const isByLink = !isOver && guest.state === 'refused' && (await isRevoked(queries, guest));
  const state = isOver ? 'over' : isByLink ? 'revoked' : guest.state;
  return {
    ...{ guest_id: guest.id, state, name: guest.name },
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    room: state === 'admitted' ? await readMeetingRoom(queries, meeting.id, 'guest', now) : null,
  };
}

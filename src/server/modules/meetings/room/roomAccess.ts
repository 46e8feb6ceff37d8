import { AppError } from '../../../../shared/contract/base/errors';
import type { RoomClosedDetails, RoomLeftDetails } from '../../../../shared/contract/bookings/room';
import { isAgreed, ROOM_PLATFORM, type MeetingPhase } from '../../../../shared/domain/booking/meetingRoom';
import type { Queries } from '../../../db/database';
import type { Caller } from '../../../platform/context';
import { findMeeting, findSeat, phaseOf, type Meeting, type VisitRow } from '../service/meetingRows';
import { findGuestByToken, type GuestRow } from './guests';
import { findVisit } from './visits';

/** The caller: somebody who is signed in, or a guest. Decides whose visits they may use. */
export type Visitor = { userId: string } | { guestId: string };

/**
 * A meeting of which the caller is a party, by their booking, and which party. Its guests are for its client, and for an
 * interpreter once they agreed to come: `isHost`. Throws NOT_FOUND or NO_ROOM.
 */
export async function findOwnMeeting(
  queries: Queries,
  { userId }: Pick<Caller, 'userId'>,
  bookingId: string,
  isLocked: boolean,
): Promise<{ meeting: Meeting; party: 'client' | 'interpreter'; isHost: boolean }> {
  const seat = await findSeat(queries, bookingId);
  const isClient = seat?.client_id === userId;
  if (!seat || !(isClient || seat.interpreter_id === userId)) throw new AppError('NOT_FOUND');
  if (seat.host_platform !== ROOM_PLATFORM) throw new AppError('NO_ROOM');
  const meeting = await meetingOf(queries, seat.meeting_id, isLocked);
  const isHost = isClient || meeting.bookings.some((each) => each.id === bookingId && isAgreed(each));
  return { meeting, party: isClient ? 'client' : 'interpreter', isHost };
}

/** The same, locked, for whoever decides about its guests. Throws NOT_FOUND for an interpreter who did not agree to come, too. */
export async function findHostedMeeting(
  queries: Queries,
  caller: Pick<Caller, 'userId'>,
  bookingId: string,
): Promise<Meeting> {
  const { meeting, isHost } = await findOwnMeeting(queries, caller, bookingId, true);
  if (!isHost) throw new AppError('NOT_FOUND');
  return meeting;
}

/** Throws NOT_FOUND for a meeting that is not there. */
export async function meetingOf(queries: Queries, id: string, isLocked: boolean): Promise<Meeting> {
  const meeting = await findMeeting(queries, id, isLocked);
  if (!meeting) throw new AppError('NOT_FOUND');
  return meeting;
}

/** The guest whose token it is. Throws NOT_FOUND. */
export async function guestOf(queries: Queries, token: string): Promise<GuestRow> {
  const guest = await findGuestByToken(queries, token);
  if (!guest) throw new AppError('NOT_FOUND');
  return guest;
}

/**
 * A page of the visitor's own that is in a room, and its meeting, which is locked. Throws NOT_FOUND for a page of somebody
 * else's, ROOM_LEFT for one that is not in the room any more, ROOM_CLOSED where the meeting is over.
 */
export async function findOwnVisit(
  queries: Queries,
  visitor: Visitor,
  visitId: string,
  now: Date,
): Promise<{ visit: VisitRow; meeting: Meeting }> {
  const found = await findVisit(queries, visitId);
  if (!found || !isOf(found, visitor)) throw new AppError('NOT_FOUND');
  const meeting = await meetingOf(queries, found.meeting_id, true);
  // The lock's former holder may have ended it.
  const visit = meeting.visits.find(({ id }) => id === visitId);
  if (!visit) throw roomLeft((await findVisit(queries, visitId)) ?? found);
  refuseClosed(phaseOf(meeting, now));
  return { visit, meeting };
}

export function isOf(visit: VisitRow, visitor: Visitor): boolean {
  return 'userId' in visitor ? visit.user_id === visitor.userId : visit.guest_id === visitor.guestId;
}

export function roomLeft({ left_why }: VisitRow): AppError {
  const details: RoomLeftDetails = { why: left_why ?? 'left' };
  return new AppError('ROOM_LEFT', { details });
}

/** Throws ROOM_CLOSED with the phase, unless one may be in the room. */
export function refuseClosed(phase: MeetingPhase): void {
  if (phase === 'open' || phase === 'overtime') return;
  throw roomClosed(phase);
}

export function roomClosed(phase: MeetingPhase): AppError {
  const details: RoomClosedDetails = { phase };
  return new AppError('ROOM_CLOSED', { details });
}

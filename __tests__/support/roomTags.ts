import { roomApi } from '../../src/client/api/room/roomApi';
import { roomGuestApi } from '../../src/client/api/room/roomGuestApi';
import type { MeetingRoom } from '../../src/shared/contract/bookings/room';
import type { GuestView } from '../../src/shared/contract/bookings/roomGuests';
import { aBooking } from './aBooking';
import { BOOKING_READS } from './bookingReads';

const { id: booking_id, startsAt: starts_at, endsAt: ends_at } = aBooking();
const visit_id = '0a000000-0000-4000-8000-000000000001';
const token = 'T'.repeat(43);

/** An open room with nobody in it. */
export function aMeetingRoom(changes: Partial<MeetingRoom> = {}): MeetingRoom {
  return {
    ...{ meeting_id: '0e000000-0000-4000-8000-000000000001', phase: 'open', mode: 'consecutive' },
    ...{ title: 'Quarterly review', starts_at, ends_at, languages: ['English', 'Spanish'], people: [] },
    ...{ waiting: [], admitted: [], removed: [], links: [], places_left: 4, now: starts_at },
    ...changes,
  };
}

const guest: GuestView = {
  ...{ guest_id: '0b000000-0000-4000-8000-000000000001', state: 'waiting', name: 'Gustav', room: null },
  ...{ starts_at, ends_at },
};

/** The cached reads of a meeting's room, as `tags.test.ts` walks them. */
export const ROOM_READS = {
  getMeetingRoom: { start: roomApi.endpoints.getMeetingRoom.initiate({ booking_id }), data: aMeetingRoom() },
  getGuestView: { start: roomGuestApi.endpoints.getGuestView.initiate({ token }), data: guest },
};

/** The writes, and the reads that each must reach. Others answer the room itself, which takes the read one's place. */
export const ROOM_WRITES = {
  inviteGuest: {
    start: roomGuestApi.endpoints.inviteGuest.initiate({ booking_id }),
    data: { id: visit_id, secret: token },
    reaches: ['getMeetingRoom'] as const,
  },
  // A session begins or ends with it.
  enterRoom: {
    start: roomApi.endpoints.enterRoom.initiate({ booking_id, visit_id }),
    data: aMeetingRoom(),
    reaches: BOOKING_READS,
  },
  endRoom: {
    start: roomApi.endpoints.endRoom.initiate({ booking_id }),
    data: aMeetingRoom(),
    reaches: BOOKING_READS,
  },
};

/** They are answered to a page that is in the room, which keeps nothing of it. */
export const ROOM_UNREAD = [
  ...['leaveRoom', 'sendSignal', 'readSignals', 'getIceServers', 'setRoomMode'],
  ...['revokeGuestLink', 'admitGuest', 'removeGuest', 'enterAsGuest', 'leaveAsGuest'],
  ...['sendGuestSignal', 'readGuestSignals', 'getGuestIceServers'],
];

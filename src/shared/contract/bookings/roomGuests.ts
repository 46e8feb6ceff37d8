import { z } from 'zod';
import { GUEST_NAME_MAX_LENGTH } from '../../domain/booking/meetingRoom';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant, personName } from '../base/fields';
import { byBooking, IceServers, MeetingRoom, NewSignal, Signals, SignalsWish, VisitId } from './room';

const PREFIX = '/v2/api/room' as const;
const GUEST_PREFIX = '/v2/api/room/guest' as const;

const byGuest = byBooking.extend({ guest_id: Id.describe('which') });

const Secret = z
  .string()
  .regex(/^[\w-]{43}$/, { error: 'invalid' })
  .describe('256 random bits');

const byToken = z.object({ token: Secret.describe('by which a guest is known since they asked') });

export const inviteGuest = defineEndpoint({
  name: 'inviteGuest',
  method: 'POST',
  path: `${PREFIX}/invite`,
  access: 'signedIn',
  summary: 'Make a link by which guests may ask to be let in',
  request: byBooking,
  data: z.object({
    id: Id.describe('to revoke it'),
    secret: Secret.describe("belongs into the address's fragment; told this once, and kept as a hash only"),
  }),
  refusals: ['NOT_FOUND', 'NO_ROOM', 'ROOM_CLOSED', 'TOO_MANY_LINKS'],
});

export const revokeGuestLink = defineEndpoint({
  name: 'revokeGuestLink',
  method: 'POST',
  path: `${PREFIX}/revoke`,
  access: 'signedIn',
  summary: 'Nobody comes by this link any more, and whoever waits by it is refused',
  request: byBooking.extend({ link_id: Id.describe('which') }),
  data: MeetingRoom,
  refusals: ['NOT_FOUND', 'NO_ROOM'],
});

export const admitGuest = defineEndpoint({
  name: 'admitGuest',
  method: 'POST',
  path: `${PREFIX}/admit`,
  access: 'signedIn',
  summary: 'Let a guest in who waits',
  request: byGuest,
  data: MeetingRoom,
  refusals: ['NOT_FOUND', 'NO_ROOM', 'ROOM_CLOSED', 'ROOM_FULL', 'GUEST_GONE'],
});

export const removeGuest = defineEndpoint({
  name: 'removeGuest',
  method: 'POST',
  path: `${PREFIX}/remove`,
  access: 'signedIn',
  summary: 'Refuse a guest who waits, or put one out; they cannot come back by themselves',
  request: byGuest,
  data: MeetingRoom,
  refusals: ['NOT_FOUND', 'NO_ROOM'],
});

/** Where a guest stands. */
export const GuestView = z.object({
  guest_id: Id.describe("the guest's own"),
  state: z
    .enum(['waiting', 'admitted', 'refused', 'revoked', 'removed', 'left', 'over'])
    .describe(
      'waiting to be let in; admitted; refused, by somebody or with their link; put out; gone by themselves; the meeting is over',
    ),
  name: z.string().describe('what they call themselves'),
  starts_at: Instant.describe('when the meeting should begin'),
  ends_at: Instant.describe('when it should end'),
  room: MeetingRoom.nullable().describe('once they are admitted'),
});
export type GuestView = z.infer<typeof GuestView>;

export const askToEnter = defineEndpoint({
  name: 'askToEnter',
  method: 'POST',
  path: `${GUEST_PREFIX}/ask`,
  access: 'anyone',
  summary: 'Ask by a link to be let in, with a name and nothing else',
  request: z.object({
    secret: Secret.describe("from the link's fragment"),
    name: personName(GUEST_NAME_MAX_LENGTH).describe('what to call the guest'),
  }),
  data: z.object({
    token: Secret.describe('by which the guest is known from now on'),
    view: GuestView.describe('where they stand'),
  }),
  refusals: ['NOT_FOUND', 'ROOM_CLOSED', 'ROOM_FULL'],
});

export const getGuestView = defineEndpoint({
  name: 'getGuestView',
  method: 'POST',
  path: `${GUEST_PREFIX}/get`,
  access: 'anyone',
  summary: 'Where a guest stands, and the room once they are admitted',
  request: byToken,
  data: GuestView,
  refusals: ['NOT_FOUND'],
});

export const enterAsGuest = defineEndpoint({
  name: 'enterAsGuest',
  method: 'POST',
  path: `${GUEST_PREFIX}/enter`,
  access: 'anyone',
  summary: "Enter once admitted; one's page that was there before is put out",
  request: byToken.extend({ visit_id: VisitId }),
  data: MeetingRoom,
  refusals: ['NOT_FOUND', 'ROOM_CLOSED', 'ROOM_LEFT', 'ROOM_FULL', 'NOT_ADMITTED'],
});

export const leaveAsGuest = defineEndpoint({
  name: 'leaveAsGuest',
  method: 'POST',
  path: `${GUEST_PREFIX}/leave`,
  access: 'anyone',
  summary: 'Leave, and give the place to somebody else',
  request: byToken,
  data: z.null(),
  refusals: ['NOT_FOUND'],
});

export const sendGuestSignal = defineEndpoint({
  name: 'sendGuestSignal',
  method: 'POST',
  path: `${GUEST_PREFIX}/signal`,
  access: 'anyone',
  summary: 'Hand a signal to one other person in the room, as a guest',
  request: NewSignal.extend(byToken.shape),
  data: z.null(),
  refusals: ['NOT_FOUND', 'ROOM_LEFT', 'ROOM_CLOSED'],
});

export const readGuestSignals = defineEndpoint({
  name: 'readGuestSignals',
  method: 'POST',
  path: `${GUEST_PREFIX}/signals`,
  access: 'anyone',
  summary: "Read signals to a guest's page after a number, and forget those up to it",
  request: SignalsWish.extend(byToken.shape),
  data: Signals,
  refusals: ['NOT_FOUND', 'ROOM_LEFT'],
});

export const getGuestIceServers = defineEndpoint({
  name: 'getGuestIceServers',
  method: 'POST',
  path: `${GUEST_PREFIX}/ice`,
  access: 'anyone',
  summary: 'How browsers in the room find each other, and the relay, for a guest who is in it',
  request: byToken.extend({ visit_id: VisitId }),
  data: IceServers,
  refusals: ['NOT_FOUND', 'ROOM_LEFT', 'ROOM_CLOSED'],
});

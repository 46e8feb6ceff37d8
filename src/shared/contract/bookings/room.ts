import { z } from 'zod';
import {
  MOST_IN_ROOM,
  ROOM_MODES,
  SIGNAL_MAX_BYTES,
  SIGNALS_A_PIECE,
  type MeetingPhase,
} from '../../domain/booking/meetingRoom';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant, PhotoUrl } from '../base/fields';

const PREFIX = '/v2/api/room' as const;

const PHASES = ['early', 'open', 'overtime', 'over', 'off'] as const satisfies readonly MeetingPhase[];

/** `details` of ROOM_CLOSED, ROOM_LEFT and ROOM_FULL. */
export interface RoomClosedDetails {
  phase: MeetingPhase;
}
export interface RoomLeftDetails {
  /** by oneself, because another page of one's own came, put out, or because it is over */
  why: 'left' | 'elsewhere' | 'removed' | 'over';
}
export interface RoomFullDetails {
  limit: number;
}

export const byBooking = z.object({ booking_id: Id.describe("one's own booking, whose meeting it is") });

const PersonInRoom = z.object({
  visit_id: Id.describe('by which signals are addressed to them; another one after they came again'),
  role: z.enum(['client', 'interpreter', 'guest']).describe('what they are in the meeting'),
  name: z.string().describe('a guest said theirs; nobody checked it'),
  photo_url: PhotoUrl,
  person_id: Id.describe('of a party or guest, the same whenever they come again'),
  since: Instant.describe('when they entered'),
  is_there: z.boolean().describe('false where their page has asked for nothing for a minute'),
});

/** A meeting's room, as somebody in its meeting sees it. */
export const MeetingRoom = z.object({
  meeting_id: Id.describe('named by live news of the room'),
  phase: z
    .enum(PHASES)
    .describe(
      'early: too soon, or not agreed yet; open; overtime: its interpreter is still there; over; off',
    ),
  mode: z
    .enum(ROOM_MODES)
    .describe('consecutive: everybody hears everybody; simultaneous: a floor and a channel a language'),
  title: z.string().describe("the booking's"),
  starts_at: Instant.describe('when it should begin'),
  ends_at: Instant.describe('when it should end'),
  languages: z.array(z.string()).describe('that are spoken or interpreted into'),
  people: z.array(PersonInRoom).describe('who is in the room, in the order in which they came'),
  waiting: z
    .array(
      z.object({
        guest_id: Id.describe('to admit or to refuse'),
        name: z.string().describe('what they call themselves'),
        since: Instant.describe('when they asked'),
      }),
    )
    .describe('guests who ask to be let in; empty for guests'),
  admitted: z
    .array(
      z.object({
        guest_id: Id.describe('to remove'),
        name: z.string().describe('what they call themselves'),
      }),
    )
    .describe('guests who hold a place; empty for guests'),
  removed: z.array(Id.describe('their person_id')).describe('guests who were put out'),
  links: z
    .array(z.object({ id: Id.describe('to revoke it'), created_at: Instant.describe('when it was made') }))
    .describe('by which guests may come; their secrets were told once. Empty for guests'),
  places_left: z.number().int().min(0).max(MOST_IN_ROOM).describe('for further guests'),
  now: Instant.describe("the server's clock when it answered"),
});
export type MeetingRoom = z.infer<typeof MeetingRoom>;

export const VisitId = Id.describe('of this page in the room; the page drew it when it entered');

const NO_NUL = /^[^\u0000\p{Surrogate}]*$/u;

/** A signal as one browser writes it for another: its meaning is theirs. */
const SignalBody = z
  .string()
  .min(1, { error: 'required' })
  .max(SIGNAL_MAX_BYTES, { error: 'too_long' })
  .refine((text) => NO_NUL.test(text), { error: 'invalid' })
  .refine((text) => utf8Bytes(text) <= SIGNAL_MAX_BYTES, { error: 'too_long' })
  .describe(`at most ${SIGNAL_MAX_BYTES} bytes in UTF-8; nobody but its addressee reads it`);

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

export const NewSignal = z.object({
  visit_id: VisitId,
  to: Id.describe('the visit of whom it is for'),
  number: z
    .int()
    .min(1)
    .max(2_000_000_000)
    .describe("the sender's own, rising with each; one that was sent already is not sent again"),
  body: SignalBody,
});

export const SignalsWish = z.object({
  visit_id: VisitId,
  after: z
    .int()
    .min(0)
    .max(2_000_000_000)
    .describe('the last one that was read; what is up to it is forgotten'),
});

export const Signals = z.object({
  signals: z
    .array(
      z.object({
        seq: z.number().int().describe('from 1, without a gap'),
        from: Id.describe("the sender's visit"),
        body: z.string().describe('as it was sent'),
      }),
    )
    .max(SIGNALS_A_PIECE)
    .describe('in the order in which they were sent'),
  has_more: z.boolean().describe('whether to ask again at once'),
});
export type Signals = z.infer<typeof Signals>;

export const IceServers = z.object({
  servers: z
    .array(
      z.object({
        urls: z.array(z.string()).describe('stun:, turn: and turns: addresses'),
        username: z.string().optional().describe('holds the moment at which it expires'),
        credential: z.string().optional().describe('made for this visit alone'),
      }),
    )
    .describe('for RTCPeerConnection'),
  has_relay: z.boolean().describe('without one, some networks cannot connect'),
  expires_at: Instant.nullable().describe('when to ask again; null where nothing expires'),
});
export type IceServers = z.infer<typeof IceServers>;

export const getMeetingRoom = defineEndpoint({
  name: 'getMeetingRoom',
  method: 'POST',
  path: `${PREFIX}/get`,
  access: 'signedIn',
  summary: "A meeting's room: who is in it, who asks to be let in",
  request: byBooking,
  data: MeetingRoom,
  refusals: ['NOT_FOUND', 'NO_ROOM'],
});

export const enterRoom = defineEndpoint({
  name: 'enterRoom',
  method: 'POST',
  path: `${PREFIX}/enter`,
  access: 'signedIn',
  summary:
    "Enter from 15 minutes before the start, which checks in; one's page that was there before is put out",
  request: byBooking.extend({ visit_id: VisitId }),
  data: MeetingRoom,
  refusals: ['NOT_FOUND', 'NO_ROOM', 'WRONG_STATUS', 'ROOM_CLOSED', 'ROOM_LEFT'],
});

export const leaveRoom = defineEndpoint({
  name: 'leaveRoom',
  method: 'POST',
  path: `${PREFIX}/leave`,
  access: 'signedIn',
  summary: 'Leave the room; after the end of its time it closes with its interpreter',
  request: z.object({ visit_id: VisitId }),
  data: z.null(),
  refusals: ['NOT_FOUND'],
});

export const sendSignal = defineEndpoint({
  name: 'sendSignal',
  method: 'POST',
  path: `${PREFIX}/signal`,
  access: 'signedIn',
  summary: 'Hand a signal to one other person in the room, whose page is told of it',
  request: NewSignal,
  data: z.null(),
  refusals: ['NOT_FOUND', 'ROOM_LEFT', 'ROOM_CLOSED'],
});

export const readSignals = defineEndpoint({
  name: 'readSignals',
  method: 'POST',
  path: `${PREFIX}/signals`,
  access: 'signedIn',
  summary: 'Read signals to this page after a number, and forget those up to it',
  request: SignalsWish,
  data: Signals,
  refusals: ['NOT_FOUND', 'ROOM_LEFT'],
});

export const getIceServers = defineEndpoint({
  name: 'getIceServers',
  method: 'POST',
  path: `${PREFIX}/ice`,
  access: 'signedIn',
  summary: 'How browsers in the room find each other, and the relay, for who is in it',
  request: z.object({ visit_id: VisitId }),
  data: IceServers,
  refusals: ['NOT_FOUND', 'ROOM_LEFT', 'ROOM_CLOSED'],
});

export const setRoomMode = defineEndpoint({
  name: 'setRoomMode',
  method: 'POST',
  path: `${PREFIX}/mode`,
  access: 'signedIn',
  summary: 'Choose how the meeting is interpreted, before it or in the middle',
  request: byBooking.extend({ mode: z.enum(ROOM_MODES, { error: 'unknown_choice' }).describe('which') }),
  data: MeetingRoom,
  refusals: ['NOT_FOUND', 'NO_ROOM', 'ROOM_CLOSED'],
});

export const endRoom = defineEndpoint({
  name: 'endRoom',
  method: 'POST',
  path: `${PREFIX}/end`,
  access: 'interpreter',
  summary: 'The meeting is over and took place, says an interpreter who has checked in; everybody is put out',
  request: byBooking,
  data: MeetingRoom,
  refusals: ['NOT_FOUND', 'NO_ROOM', 'WRONG_STATUS', 'NOT_CHECKED_IN', 'ROOM_CLOSED'],
});

import { z } from 'zod';
import {
  CHECKLIST_ITEMS,
  MEETING_LINK_MAX_LENGTH,
  PASSCODE_MAX_LENGTH,
} from '../../domain/booking/sessionRoom';
import { BookingRecord } from './bookingRecord';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant, lineUpTo, requiredText } from '../base/fields';

const PREFIX = '/v2/api/booking' as const;

const byId = z.object({ id: Id.describe("one's own booking") });

/** A booking's room, as one of its two parties sees it. */
export const SessionRoom = z.object({
  booking: BookingRecord.describe('the booking'),
  check_ins: z
    .array(
      z.object({
        by: z.enum(['client', 'interpreter']).describe('who'),
        at: Instant.describe('when they first did'),
      }),
    )
    .describe('who has checked in, in the order in which they came'),
  meeting: z
    .object({
      url: z.string().describe("https address of the meeting on the parties' platform"),
      passcode: z.string().describe('empty where none is needed'),
      updated_at: Instant.describe('when the client said so'),
    })
    .nullable()
    .describe(
      'where the parties meet; null while the client has not said, and for the interpreter until they accept',
    ),
  interpreter_email: z
    .string()
    .describe(
      'the address under which the interpreter is invited to the platform; empty until they have agreed to come',
    ),
  documents: z
    .array(
      z.object({
        thread_id: Id.describe('where it was sent'),
        id: Id.describe("the message's that brought it"),
        name: z.string().describe('what it is called'),
        size: z.number().int().describe('bytes'),
      }),
    )
    .describe('briefing documents that the reader may open, the oldest first'),
  sealed_documents: z.number().int().describe('how many more open once the interpreter has accepted'),
  checklist: z
    .array(z.enum(CHECKLIST_ITEMS))
    .describe("what of the platform's checklist is done; one list for both"),
  now: Instant.describe("the server's clock when it answered: a page's own may be wrong"),
});
export type SessionRoom = z.infer<typeof SessionRoom>;

export const getSession = defineEndpoint({
  name: 'getSession',
  method: 'POST',
  path: `${PREFIX}/session`,
  access: 'signedIn',
  summary: "A booking's room: who, when, where, and who has checked in",
  request: byId,
  data: SessionRoom,
  refusals: ['NOT_FOUND'],
});

export const joinSession = defineEndpoint({
  name: 'joinSession',
  method: 'POST',
  path: `${PREFIX}/join`,
  access: 'signedIn',
  summary: 'Check in, from 15 minutes before the start to the end; kept as proof of presence',
  request: byId,
  data: SessionRoom,
  refusals: ['NOT_FOUND', 'WRONG_STATUS'],
});

export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'POST',
  path: `${PREFIX}/end`,
  access: 'interpreter',
  summary: 'The session is over and took place, says an interpreter who has checked in',
  request: byId,
  data: SessionRoom,
  refusals: ['NOT_FOUND', 'WRONG_STATUS', 'NOT_CHECKED_IN'],
});

export const setMeetingLink = defineEndpoint({
  name: 'setMeetingLink',
  method: 'POST',
  path: `${PREFIX}/meeting_link`,
  access: 'client',
  summary: 'Say where the parties meet on their platform; the interpreter sees it once they have accepted',
  request: byId.extend({
    url: requiredText(MEETING_LINK_MAX_LENGTH).describe('an https address'),
    passcode: lineUpTo(PASSCODE_MAX_LENGTH).default('').describe('empty where none is needed'),
  }),
  data: SessionRoom,
  refusals: ['NOT_FOUND', 'WRONG_STATUS', 'TOO_MANY_REQUESTS'],
});

export const tickChecklist = defineEndpoint({
  name: 'tickChecklist',
  method: 'POST',
  path: `${PREFIX}/checklist`,
  access: 'signedIn',
  summary: "Tick an item of the platform's checklist, or take the tick away; both parties see one list",
  request: byId.extend({
    item: z.enum(CHECKLIST_ITEMS, { error: 'unknown_choice' }).describe('which item'),
    is_done: z.boolean().describe('true ticks it'),
  }),
  data: SessionRoom,
  refusals: ['NOT_FOUND', 'WRONG_STATUS', 'TOO_MANY_REQUESTS'],
});

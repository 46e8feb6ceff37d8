import { z } from 'zod';
import { DOCUMENT_MAX_BYTES } from '../../domain/files/documentRules';
import { MESSAGE_MAX_LENGTH } from '../../domain/text/messageRules';
import { base64BodyLimit } from '../../domain/files/uploadRules';
import { BookingRecord } from './bookingRecord';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, Instant, requiredText } from '../base/fields';
import { FileContent, FileName } from '../base/uploadedFile';

const PREFIX = '/v2/api/message' as const;

const ThreadId = Id.describe("one of one's own threads");

/** A file in a message, as its reader may see it. */
export const MessageFile = z.object({
  name: z.string().describe('what it is called; empty while it is sealed, and once it was removed'),
  size: z.number().int().describe('bytes; 0 while it is sealed, and once it was removed'),
  booking_id: Id.nullable().describe('the booking that it briefs for; null for any other file'),
  is_removed: z.boolean().describe('who sent it deleted their account, and the file went with them'),
  is_sealed: z.boolean().describe('a briefing document is open to the interpreter once they have accepted'),
});
export type MessageFile = z.infer<typeof MessageFile>;

export const Message = z.object({
  id: Id,
  seq: z.number().int().describe('its number in the thread: counts from 1, without gaps'),
  author_id: Id.describe('who wrote it'),
  text: z.string().describe('what they wrote, line breaks included; empty beside a file'),
  file: MessageFile.nullable().describe('null where there are words only'),
  sent_at: Instant.describe('when the server took it'),
});
export type Message = z.infer<typeof Message>;

/** A thread as one of its two people sees it. */
export const Thread = z.object({
  id: Id,
  client_id: Id.describe('the client in it'),
  interpreter_id: Id.describe('the interpreter in it'),
  person: z
    .object({
      id: Id,
      name: z.string().describe('first and last name'),
      photo_url: z.string().nullable().describe('their picture; null where there is none'),
      is_gone: z.boolean().describe('they deleted their account: nobody reads what is written to them'),
    })
    .describe('the other one'),
  last_message: Message.nullable().describe('null while nothing was said'),
  last_at: Instant.describe("of the last message, or of the thread's opening"),
  unread: z
    .number()
    .int()
    .describe('messages of the other one that the reader has not read; 100 are a hundred or more'),
  read_by_other: z.number().int().describe('number of the message up to which the other one has read'),
});
export type Thread = z.infer<typeof Thread>;

export const getThreads = defineEndpoint({
  name: 'getThreads',
  method: 'POST',
  path: `${PREFIX}/threads`,
  access: 'signedIn',
  summary: "One's own threads in which something was said, the latest first, with what is unread",
  request: emptyRequest,
  data: z.array(Thread),
  refusals: [],
});

export const getUnreadCount = defineEndpoint({
  name: 'getUnreadCount',
  method: 'POST',
  path: `${PREFIX}/unread`,
  access: 'signedIn',
  summary: 'How many messages wait to be read, in all threads together',
  request: emptyRequest,
  data: z.object({ unread: z.number().int().describe('messages that wait; 100 are a hundred or more') }),
  refusals: [],
});

export const openThread = defineEndpoint({
  name: 'openThread',
  method: 'POST',
  path: `${PREFIX}/open`,
  access: 'signedIn',
  summary:
    'The thread with a person one shares a booking with, or (for clients) with any interpreter; made when it is not there',
  request: z.union([
    z.object({ person_id: Id.describe('whom to write to') }),
    z.object({ booking_id: Id.describe("one's own booking, whose other party is written to") }),
  ]),
  data: Thread,
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const getThread = defineEndpoint({
  name: 'getThread',
  method: 'POST',
  path: `${PREFIX}/thread`,
  access: 'signedIn',
  summary: "One thread, with its two people's latest bookings",
  request: z.object({ thread_id: ThreadId }),
  data: z.object({
    thread: Thread.describe('the thread'),
    bookings: z.array(BookingRecord).describe('what the two have with each other, newest first'),
  }),
  refusals: ['NOT_FOUND'],
});

export const getMessages = defineEndpoint({
  name: 'getMessages',
  method: 'POST',
  path: `${PREFIX}/list`,
  access: 'signedIn',
  summary: 'A page of a thread, oldest first: the latest one, or the one before a message',
  request: z.object({
    thread_id: ThreadId,
    before: z
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .describe('a message number; the latest page where it is left out'),
  }),
  data: z.object({
    messages: z.array(Message).describe('oldest first'),
    has_earlier: z.boolean().describe('whether there are messages before the first of these'),
  }),
  refusals: ['NOT_FOUND'],
});

export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  method: 'POST',
  path: `${PREFIX}/send`,
  access: 'signedIn',
  summary: 'Send a message; its id is chosen by who sends, so that sending again is not a second message',
  request: z.object({
    thread_id: ThreadId,
    id: Id.describe('chosen by who sends'),
    text: requiredText(MESSAGE_MAX_LENGTH).describe('what to say'),
  }),
  data: Message,
  refusals: ['NOT_FOUND', 'PERSON_GONE', 'THREAD_CLOSED', 'IDEMPOTENCY_MISMATCH', 'TOO_MANY_REQUESTS'],
});

export const sendFile = defineEndpoint({
  name: 'sendFile',
  method: 'POST',
  path: `${PREFIX}/send_file`,
  access: 'signedIn',
  summary: 'Send a file of up to 10 MB; the client may mark it as a briefing document of a booking',
  request: z.object({
    thread_id: ThreadId,
    id: Id.describe('chosen by who sends'),
    file_name: FileName,
    content: FileContent,
    booking_id: Id.optional().describe(
      'of a briefing document: the booking, whose interpreter may open it once they have accepted',
    ),
  }),
  data: Message,
  refusals: [
    'NOT_FOUND',
    'PERSON_GONE',
    'THREAD_CLOSED',
    'TOO_LARGE',
    'STORAGE_FULL',
    'WRONG_STATUS',
    'IDEMPOTENCY_MISMATCH',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
  maxBodyBytes: base64BodyLimit(DOCUMENT_MAX_BYTES),
});

export const getFile = defineEndpoint({
  name: 'getFile',
  method: 'POST',
  path: `${PREFIX}/file`,
  access: 'signedIn',
  summary: "A message's file, to be kept, never to be shown by the browser as part of a page",
  request: z.object({ thread_id: ThreadId, id: Id.describe("the message's") }),
  data: z.object({
    file_name: z.string().describe('what to call it'),
    media_type: z.string().describe('what it is'),
    content: z.string().describe("the file's bytes in base64"),
  }),
  refusals: ['NOT_FOUND', 'FORBIDDEN'],
});

export const markRead = defineEndpoint({
  name: 'markRead',
  method: 'POST',
  path: `${PREFIX}/mark_read`,
  access: 'signedIn',
  summary: 'Everything in a thread up to a message has been read',
  request: z.object({
    thread_id: ThreadId,
    seq: z.number().int().min(0).max(2_147_483_647).describe('number of the last message that was read'),
  }),
  data: z.object({
    unread: z.number().int().describe('what is left in all threads together; 100 are a hundred or more'),
  }),
  refusals: ['NOT_FOUND'],
});

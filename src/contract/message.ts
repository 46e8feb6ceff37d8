import { z } from 'zod';
import { MESSAGE_MAX_LENGTH } from '../domain/messageRules';
import { BookingRecord } from './bookingRecord';
import { defineEndpoint, emptyRequest } from './endpoint';
import { Id, Instant, requiredText } from './fields';

const PREFIX = '/v2/api/message' as const;

export const Message = z.object({
  id: Id,
  /** counts from 1 in its thread, without gaps */
  seq: z.number().int(),
  author_id: Id,
  text: z.string(),
  sent_at: Instant,
});
export type Message = z.infer<typeof Message>;

/** A thread as one of its two people sees it. */
export const Thread = z.object({
  id: Id,
  client_id: Id,
  interpreter_id: Id,
  /** the other one */
  person: z.object({ id: Id, name: z.string(), photo_url: z.string().nullable() }),
  last_message: Message.nullable(),
  /** of the last message, or of the thread's opening */
  last_at: Instant,
  /** messages of the other one that the reader has not read */
  unread: z.number().int(),
  /** up to which message the other one has read */
  read_by_other: z.number().int(),
});
export type Thread = z.infer<typeof Thread>;

export const getThreads = defineEndpoint({
  name: 'getThreads',
  method: 'POST',
  path: `${PREFIX}/threads`,
  access: 'signedIn',
  summary: "One's own threads, the latest first, with what is unread",
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
  data: z.object({ unread: z.number().int() }),
  refusals: [],
});

export const openThread = defineEndpoint({
  name: 'openThread',
  method: 'POST',
  path: `${PREFIX}/open`,
  access: 'signedIn',
  summary:
    'The thread with a person one shares a booking with, or (for clients) with any interpreter; made when it is not there',
  request: z.union([z.object({ person_id: Id }), z.object({ booking_id: Id })]),
  data: Thread,
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const getThread = defineEndpoint({
  name: 'getThread',
  method: 'POST',
  path: `${PREFIX}/thread`,
  access: 'signedIn',
  summary: "One thread, with its two people's latest bookings",
  request: z.object({ thread_id: Id }),
  data: z.object({ thread: Thread, bookings: z.array(BookingRecord) }),
  refusals: ['NOT_FOUND'],
});

export const getMessages = defineEndpoint({
  name: 'getMessages',
  method: 'POST',
  path: `${PREFIX}/list`,
  access: 'signedIn',
  summary: 'A page of a thread, oldest first: the latest one, or the one before a message',
  request: z.object({
    thread_id: Id,
    before: z.number().int().min(1).max(2_147_483_647).optional().describe('a message number'),
  }),
  data: z.object({ messages: z.array(Message), has_earlier: z.boolean() }),
  refusals: ['NOT_FOUND'],
});

export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  method: 'POST',
  path: `${PREFIX}/send`,
  access: 'signedIn',
  summary: 'Send a message; its id is chosen by who sends, so that sending again is not a second message',
  request: z.object({ thread_id: Id, id: Id, text: requiredText(MESSAGE_MAX_LENGTH) }),
  data: Message,
  refusals: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'TOO_MANY_REQUESTS'],
});

export const markRead = defineEndpoint({
  name: 'markRead',
  method: 'POST',
  path: `${PREFIX}/mark_read`,
  access: 'signedIn',
  summary: 'Everything in a thread up to a message has been read',
  request: z.object({ thread_id: Id, seq: z.number().int().min(0).max(2_147_483_647) }),
  data: z.object({ unread: z.number().int() }).describe('what is left in all threads together'),
  refusals: ['NOT_FOUND'],
});

import { z } from 'zod';
import { Id } from './fields';

/**
 * Live news over a WebSocket. The first message authenticates (a token in an address would stand in logs); news name
 * what changed and never tell it, so whoever hears them asks, and is answered by what they may see then.
 */
export const LIVE_PATH = '/v2/api/live';

/** A token of ours is some hundred characters long, and longer where somebody has many roles. */
export const MOST_TOKEN_LENGTH = 4096;

/** The page's first message. */
export const LiveHello = z.object({
  type: z.literal('hello'),
  token: z.string().max(MOST_TOKEN_LENGTH),
  /** how long this page has heard nothing, in milliseconds: what happened in that time is told now */
  missedMs: z.number().int().min(0),
});
export type LiveHello = z.infer<typeof LiveHello>;

/** The first message of a guest's page, who is not signed in; it hears of its meeting's room and nothing else. */
export const LiveGuestHello = z.object({
  type: z.literal('guest'),
  token: z.string().max(64),
  missedMs: z.number().int().min(0),
});
export type LiveGuestHello = z.infer<typeof LiveGuestHello>;

/** Free times that one page looks at, at most: a grid, and what is kept of the ones before. */
export const MOST_WATCHED = 5;

/** Sent by the page whenever it shows the free times of other interpreters. */
export const LiveWatch = z.object({
  type: z.literal('watch'),
  interpreterIds: z.array(Id).max(MOST_WATCHED),
  /** how many are free of all who offer a pair: anybody may be one of them */
  isPair: z.boolean(),
});
export type LiveWatch = z.infer<typeof LiveWatch>;

/** The server's clock, epoch milliseconds: a page's own may be wrong, or have stood still. */
const Now = z.number().optional();

export const LiveNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), now: Now }),
  /** nothing happened, and the line still stands */
  z.object({ type: z.literal('beat'), now: Now }),
  /** it is not known what was missed: read everything again */
  z.object({ type: z.literal('resync') }),
  z.object({ type: z.literal('booking'), id: Id }),
  /** a new message */
  z.object({ type: z.literal('message'), thread_id: Id }),
  /** opened, or read further */
  z.object({ type: z.literal('thread'), thread_id: Id }),
  /** free times of an interpreter whom the page watches changed, or of anybody for `null`; it is not said why */
  z.object({ type: z.literal('slots'), id: Id.nullable() }),
  /** what one alone has: credentials, favourites, people set aside, or notifications (a new one, or one that was read) */
  z.object({ type: z.enum(['credential', 'favourite', 'block', 'notification']) }),
  /** a call that one made or was asked in */
  z.object({ type: z.literal('call'), id: Id }),
  /** of a meeting: its room is different, or a signal waits for this person's page there */
  z.object({ type: z.enum(['room', 'signal']), id: Id }),
]);
export type LiveNews = z.infer<typeof LiveNews>;

/** Something is said at least so often, in milliseconds; a line that is silent much longer is dead. */
export const LIVE_BEAT_MS = 20_000;

/** Why the server ends a line; other codes are the network's. */
export const LIVE_CLOSE = {
  /** the token, or the session that it is for, is over */
  unauthenticated: 4401,
  misunderstood: 4400,
  tooMany: 4429,
  goingAway: 1001,
  tryLater: 1013,
} as const;
